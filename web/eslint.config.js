import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/lib/api/schema.d.ts", "openapi.json"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "no-undef": "off", // TypeScript knows better
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      "svelte/no-navigation-without-resolve": "off", // SvelteKit only
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { destructuring: "all" }],
      "svelte/button-has-type": "error",
      "svelte/no-unused-class-name": "off",
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are replaced, not changed
    },
  },
);
