// Before the first paint: the theme that was chosen on this device (the page itself does the rest).
try {
  const theme = JSON.parse(localStorage.getItem("tessera.preferences") || "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // no storage: follow the system
}
