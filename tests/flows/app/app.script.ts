import type { StateValueFrom } from 'xstate'
import { appMachine } from '../../../machines/app.machine.ts'
import {
  initialSession,
  type SessionContext,
  type sessionMachine,
} from '../../../machines/session.machine.ts'
import { portResults, scriptFor } from '../../model/script.ts'

/** A new state of the session, by default before any form was submitted. */
const session = (
  name: string,
  value: StateValueFrom<typeof sessionMachine>,
  context: Partial<SessionContext> = {},
) => ({
  name: `session=${name}`,
  event: {
    type: 'xstate.snapshot.session' as const,
    snapshot: { status: 'active' as const, value, context: { ...initialSession, ...context } },
  },
})

/** The script of the page's root actor. The other machines are listeners here: each has its own script. */
export const appScript = scriptFor(appMachine, {
  input: { preferences: { theme: 'system', language: 'en' } },
  sends: [
    { name: 'signIn.expected', event: { type: 'signIn.expected' } },
    { name: 'user.active', event: { type: 'user.active' } },
    { name: 'report.save', event: { type: 'report.save' } },
    { name: 'session.logout', event: { type: 'session.logout' } },
    { name: 'page.reload', event: { type: 'page.reload' } },
    { name: 'page.print', event: { type: 'page.print' } },
  ],
  listeners: {
    toasts: [],
    preferences: [],
    connection: [],
    update: [],
    prefetch: [],
    session: [
      session('restoring', 'restoring'),
      session('fetchingToken', { establishing: 'fetchingToken' }),
      session('resuming', { establishing: 'resuming' }),
      session('fetchingRole', { establishing: 'fetchingRole' }),
      session('signedIn', { signedIn: 'active' }),
      session('signedOut', { signedOut: 'idle' }),
      session('submitted', { signedOut: 'signingIn' }, { submitted: 'login' }),
      session(
        'refused',
        { signedOut: 'idle' },
        { submitted: 'login', failure: { kind: 'identity', code: 'auth/invalid-credential' } },
      ),
    ],
  },
  ports: {
    waitForNetworkIdle: portResults<void>({ quiet: undefined }),
    saveReport: portResults<string>({ saved: 'loppis-report.json' }),
    abandonSession: portResults<void>({ done: undefined }),
  },
  factsOf: () => [],
  bound: 4,
})
