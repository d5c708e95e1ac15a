// Before the first paint, so that a chosen theme does not flash; src/services/theme.ts writes it.
try {
  const theme = localStorage.getItem('theme')
  if (['light', 'dark', 'contrast'].includes(theme)) document.documentElement.dataset.theme = theme
} catch {
  // Storage can be refused: the system's colours are right then.
}
