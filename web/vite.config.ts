import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import decompress from "woff2-encoder/decompress";

const server = process.env.TESSERA_SERVER ?? "http://localhost:8200";

const LETTERS = {
  "roboto-latin": "@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2",
  "roboto-latin-ext": "@fontsource-variable/roboto/files/roboto-latin-ext-wght-normal.woff2",
  "roboto-cyrillic": "@fontsource-variable/roboto/files/roboto-cyrillic-wght-normal.woff2",
  "roboto-greek": "@fontsource-variable/roboto/files/roboto-greek-wght-normal.woff2",
  "alegreya-latin": "@fontsource/alegreya/files/alegreya-latin-600-normal.woff2",
};

/** The letters of the pictures that the server draws of links (sharing.py); whoever draws there reads TrueType only. */
function lettersOfPictures(): Plugin {
  return {
    name: "letters-of-pictures",
    async generateBundle() {
      for (const [name, file] of Object.entries(LETTERS)) {
        const packed = await readFile(new URL(`./node_modules/${file}`, import.meta.url));
        this.emitFile({ type: "asset", fileName: `letters/${name}.ttf`, source: await decompress(packed) });
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), lettersOfPictures()],
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
