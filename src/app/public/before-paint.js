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

// A browser without these features of Baseline 2024 (README.md) keeps the page of the server, and starts no code. The syntax
// here is older than they are.
if (!('popover' in HTMLElement.prototype) || !CSS.supports('color', 'light-dark(#000, #fff)')) {
  document.documentElement.dataset.browser = 'tooOld'
  addEventListener('DOMContentLoaded', () => {
    const sentence = document.createElement('p')
    sentence.setAttribute('role', 'alert')
    sentence.style.margin = '1rem'
    sentence.textContent =
      document.documentElement.lang === 'sv'
        ? 'Din webbläsare är för gammal för Loppis. Uppdatera den för att logga in, köpa och sälja.'
        : 'Your browser is too old for Loppis. Update it to log in, to buy and to sell.'
    document.body.insertBefore(sentence, document.body.firstChild)
  })
}
