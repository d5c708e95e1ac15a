import { listenToPage } from './page-port.js'
import { bankText, translateBank } from './texts.js'

/** The bank's page of a 3-D Secure challenge. The stand-in receives the answer; the page only learns that it exists. */

/** @param {string} id @returns {HTMLElement} */
function byId(id) {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`There is no #${id}.`)
  return element
}

const answers = /** @type {HTMLButtonElement[]} */ ([byId('approve'), byId('fail')])
const close = /** @type {HTMLButtonElement} */ (byId('close'))
let challenge = ''
let language = 'en'
/** @type {(message: { type: string }) => void} */
let tell = () => {}

/** @param {boolean} enabled */
function enable(enabled) {
  for (const button of answers) button.disabled = !enabled
}

/** @param {RequestInit} [init] */
async function ask(init) {
  const response = await fetch(`challenges/${challenge}`, init)
  if (!response.ok) throw new Error(response.statusText)
  return response.json()
}

async function show() {
  try {
    const { amount, currency, last4 } = await ask()
    const money = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
    byId('amount').textContent = money.format(amount / 100)
    byId('card').textContent = `\u2022\u2022\u2022\u2022 ${last4}`
    enable(true)
    byId('approve').focus()
  } catch {
    byId('problem').textContent = bankText(language, 'gone')
    close.focus()
  }
}

/** @param {string} answer */
async function give(answer) {
  enable(false)
  byId('problem').textContent = ''
  try {
    await ask({ method: 'POST', body: answer })
    tell({ type: 'answered' })
  } catch {
    byId('problem').textContent = bankText(language, 'silent')
    enable(true)
  }
}

listenToPage((message, send) => {
  tell = send
  challenge = String(message.challenge)
  language = String(message.language)
  translateBank(language)
  // An earlier press would be lost.
  close.disabled = false
  document.documentElement.classList.toggle('dark', message.dark === true)
  void show()
})

for (const button of answers) button.addEventListener('click', () => void give(button.id))
close.addEventListener('click', () => tell({ type: 'close' }))
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ type: 'close' })
})
