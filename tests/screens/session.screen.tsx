import { Route } from 'wouter'
import { sessionMachine } from '../../machines/session.machine.ts'
import { LoginView } from '../../src/screens/login/LoginView.tsx'
import { RegisterView } from '../../src/screens/register/RegisterView.tsx'
import { scriptedActor } from '../models/scripted-actor.ts'
import { myOrders } from '../models/session.events.ts'
import type { Screen } from './screen.ts'
import { sessionFlow } from './session.actions.ts'

export const sessionScreen: Screen<typeof sessionMachine> = {
  ...sessionFlow,
  machine: sessionMachine,
  start: () => scriptedActor(sessionMachine, { input: undefined, listeners: ['watchSession'] }),
  at: '/login',
  render: (state, send) => (
    <>
      <Route path="/login">
        <LoginView origin={myOrders} send={send} state={state} />
      </Route>
      <Route path="/register">
        <RegisterView origin={myOrders} send={send} state={state} />
      </Route>
    </>
  ),
}
