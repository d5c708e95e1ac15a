import { createActor } from 'xstate'
import { initialSession } from '../../../machines/session.setup.ts'
import type { SessionActor } from '../../../src/actors/token-refresh.ts'
import { provideSession } from '../../../src/actors/session.ts'
import type { Services } from '../../../src/actors/services.ts'
import type { Role } from '../../../src/domain/user.ts'

/** Starts the real session with a signed-in user: the session renews a refused token, or ends. */
export function openSession(services: Services, email: string, role: Role): SessionActor {
  const machine = provideSession(services)
  const snapshot = machine.resolveState({
    value: { signedIn: 'active' },
    context: { ...initialSession, identity: { email, name: 'Somebody' }, role },
  })
  return createActor(machine, { snapshot }).start()
}
