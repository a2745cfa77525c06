/** Formatting is Prettier's; this keeps to the regime that README.md describes. */
export default {
  extends: ["stylelint-config-standard"],
  rules: {
    // rules stand in the order in which one reads a page, and the layers decide which of them wins
    "no-descending-specificity": null,
    "no-duplicate-selectors": null,
    // one rule for a part, however many lines it takes; no blank line between small ones
    "rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "declaration-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "at-rule-empty-line-before": null,
    // the names of the mock-ups and of the games' own vocabulary
    "selector-class-pattern": null,
    "declaration-no-important": true,
    "declaration-block-no-redundant-longhand-properties": null,
    // the page asks its container, never the window
    "media-feature-name-disallowed-list": ["width", "min-width", "max-width", "height", "min-height", "max-height"],
    "import-notation": "string",
    "value-keyword-case": [
      "lower",
      { ignoreProperties: [/^--font/], ignoreKeywords: ["currentColor", "optimizeLegibility"] },
    ],
    "property-no-vendor-prefix": [
      true,
      { ignoreProperties: ["-webkit-text-size-adjust", "-webkit-line-clamp", "-webkit-box-orient"] },
    ],
  },
  overrides: [
    { files: ["src/styles/motion.css"], rules: { "declaration-no-important": null } },
    {
      files: ["**/*.svelte"],
      customSyntax: "postcss-html",
      rules: { "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }] },
    },
  ],
};
