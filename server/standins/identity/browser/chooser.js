/** The account chooser: sends the chosen account, or the cancellation, to the window that opened it. */

/** @type {HTMLElement | null} */
const chooser = document.querySelector('#chooser')
const status = document.querySelector('#status')

if (chooser !== null && status !== null) {
  const { eventType, eventId, signingIn = '', cancelled = '', gone = '' } = chooser.dataset

  /**
   * @param {{ urlResponse: string } | { error: { code: string, message: string } }} outcome
   * @param {string} words
   */
  const answer = (outcome, words) => {
    const { opener } = window
    if (opener === null || opener.closed) {
      status.textContent = gone
      return
    }
    const authEvent = {
      type: eventType,
      eventId,
      urlResponse: null,
      error: null,
      ...outcome,
    }
    opener.postMessage({ type: 'loppis.authEvent', authEvent }, window.location.origin)
    status.textContent = words
    chooser.inert = true
  }

  /**
   * @param {string | undefined} email
   * @param {string | undefined} name
   */
  const choose = (email, name) => {
    const url = new URL(window.location.pathname, window.location.origin)
    url.searchParams.set('providerId', 'google.com')
    url.searchParams.set('id_token', JSON.stringify({ email, name }))
    answer(
      { urlResponse: url.href },
      signingIn.replace('{name}', () => name ?? ''),
    )
  }

  /** @type {NodeListOf<HTMLButtonElement>} */
  const offered = chooser.querySelectorAll('button[data-email]')
  for (const button of offered) {
    button.addEventListener('click', () => choose(button.dataset.email, button.dataset.name))
  }

  const form = chooser.querySelector('form')
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    const fields = new FormData(form)
    /** @param {string} field */
    const written = (field) => {
      const value = fields.get(field)
      return typeof value === 'string' ? value.trim() : ''
    }
    choose(written('email'), written('name'))
  })

  chooser.querySelector('.cancel')?.addEventListener('click', () => {
    const message = 'The popup has been closed by the user before finalizing the operation.'
    answer({ error: { code: 'auth/popup-closed-by-user', message } }, cancelled)
  })

  // A press before now would be lost.
  chooser.inert = false
}
