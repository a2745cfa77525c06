import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Which layer of `src/styles/index.css` the style block of a component belongs to. */
const layerOf = (file) => (file.includes("/lib/boards/") ? "board" : "components");

const layers = {
  name: "layers",
  style: ({ content, filename = "" }) => ({ code: `@layer ${layerOf(filename)} {${content}}` }),
};

export default {
  preprocess: [vitePreprocess(), layers],
  compilerOptions: { runes: true },
};
