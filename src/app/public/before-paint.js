// Runs before the first paint. A chosen theme does not flash then (src/services/theme.ts stores it), and the header of a user
// whose token is kept (src/services/token.ts) has its height before the session is restored.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('theme')
  if (['light', 'dark', 'contrast'].includes(theme)) dataset.theme = theme
  if (localStorage.getItem('accessToken')) dataset.session = 'kept'
} catch {
  // Storage access can be refused; the system's colours apply then.
}
