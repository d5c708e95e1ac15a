// Runs before the first paint, so that a chosen theme does not flash; src/services/theme.ts stores the theme.
try {
  const theme = localStorage.getItem('theme')
  if (['light', 'dark', 'contrast'].includes(theme)) document.documentElement.dataset.theme = theme
} catch {
  // Storage access can be refused; the system's colours apply then.
}
