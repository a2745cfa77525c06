import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.TESSERA_SERVER ?? "http://localhost:8200";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL("./src/lib", import.meta.url)) },
  },
  build: {
    outDir: "../src/tessera/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    port: 5173,
    // The server takes requests that change something from its own address only, so the proxy keeps the host.
    proxy: { "/api": { target: server, ws: true, changeOrigin: false } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
