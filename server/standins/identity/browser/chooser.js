/** The account chooser: tells the window that opened it which account was chosen, or that none was. */

const chooser = document.querySelector('#chooser')
const status = document.querySelector('#status')

if (chooser !== null && status !== null) {
  const { eventId } = chooser.dataset

  const answer = (outcome, words) => {
    const { opener } = window
    if (opener === null || opener.closed) {
      status.textContent = 'The page that asked for this is gone. Close this window and try again.'
      return
    }
    const authEvent = {
      type: 'signInViaPopup',
      eventId,
      urlResponse: null,
      error: null,
      ...outcome,
    }
    opener.postMessage({ type: 'loppis.authEvent', authEvent }, window.location.origin)
    status.textContent = words
    chooser.inert = true
  }

  const choose = (email, name) => {
    const url = new URL(window.location.pathname, window.location.origin)
    url.searchParams.set('providerId', 'google.com')
    url.searchParams.set('id_token', JSON.stringify({ email, name }))
    answer({ urlResponse: url.href }, `Signing in as ${name}…`)
  }

  for (const button of chooser.querySelectorAll('button[data-email]')) {
    button.addEventListener('click', () => choose(button.dataset.email, button.dataset.name))
  }

  chooser.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    choose(String(fields.get('email')).trim(), String(fields.get('name')).trim())
  })

  chooser.querySelector('.cancel').addEventListener('click', () => {
    const message = 'The popup has been closed by the user before finalizing the operation.'
    answer({ error: { code: 'auth/popup-closed-by-user', message } }, 'Cancelled.')
  })
}
