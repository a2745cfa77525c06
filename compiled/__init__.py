"""The engine as native code, made from the same sources; docs/compiled.md says how."""
