import { createIdentity, type IdentityService } from '../../src/services/identity.ts'
import { createTokenStore, type TokenStore } from '../../src/services/token.ts'
import { failureOf } from '../../src/domain/failure.ts'
import type { Identity } from '../../src/domain/user.ts'

/** The state of the identity service that the page exposes. */
type Trial = {
  identity: IdentityService
  /** The result of the last click on the Google button: the identity, an error code, or null while it is pending. */
  google: Identity | string | null
  /** The result of the last click on Confirm: 'confirmed', an error code, or null while it is pending. */
  confirmed: string | null
  /** The sign-ins and sign-outs in other tabs that `watch` has reported. */
  heard: (Identity | null)[]
  abort: AbortController
  /** The last window that the page opened. */
  popup: Window | null
  token: TokenStore
  /** How often another tab removed the access token. */
  removals: number
}

declare global {
  interface Window {
    trial: Trial
    /** Resolves to a call's result, or to the error code of its failure, for comparison in tests. */
    outcome: <Value>(call: Promise<Value>) => Promise<Value | string>
  }
}

window.outcome = (call) =>
  call.catch((error: unknown) => {
    const failure = failureOf(error)
    return failure.kind === 'identity' ? failure.code : failure.kind
  })

const identity = createIdentity({
  firebase: null,
  emulatorOrigin: null,
  standInOrigin: window.location.origin,
})
window.trial = {
  identity,
  google: null,
  confirmed: null,
  heard: [],
  abort: new AbortController(),
  popup: null,
  token: createTokenStore(),
  removals: 0,
}
const { open } = window
window.open = (...args) => {
  window.trial.popup = open.apply(window, args)
  return window.trial.popup
}
window.trial.token.onRemovedElsewhere(() => {
  window.trial.removals += 1
})
identity.watch((heard) => window.trial.heard.push(heard))

const signIn = async () => {
  window.trial.google = null
  window.trial.abort = new AbortController()
  const { signal } = window.trial.abort
  window.trial.google = await window.outcome(identity.signInWithGoogle({ signal }))
}
const confirmIdentity = async () => {
  window.trial.confirmed = null
  const confirming = identity.withAccounts((accounts) => accounts.reauthenticate(null))
  window.trial.confirmed = (await window.outcome(confirming)) ?? 'confirmed'
}

const addButton = (name: string, act: () => Promise<void>) => {
  const button = document.createElement('button')
  button.textContent = name
  button.addEventListener('click', () => void act())
  document.body.append(button)
}
addButton('Google', signIn)
addButton('Confirm', confirmIdentity)
