import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.TESSERA_SERVER ?? "http://localhost:8200";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $lib: fileURLToPath(new URL("./src/lib", import.meta.url)),
      // the words of tables and of the kernel, which the server speaks too: each has one room
      $texts: fileURLToPath(new URL("../src/tessera/texts", import.meta.url)),
    },
  },
  build: {
    outDir: "../src/tessera/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: "build.json", // what comes with what: tests/web/test_weight.py adds it up
    target: "es2022",
    cssTarget: ["chrome123", "firefox128", "safari17.5"], // light-dark(), layers, nesting and containers as they are written
  },
  server: {
    port: 5173,
    fs: { allow: [".."] },
    // The server takes requests that change something from its own address only, so the proxy keeps the host.
    proxy: { "/api": { target: server, ws: true, changeOrigin: false } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
