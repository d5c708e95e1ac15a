import { Route } from 'wouter'
import { sessionMachine } from '../../../machines/session.machine.ts'
import { LoginView } from '../../../src/screens/login/LoginView.tsx'
import { RegisterView } from '../../../src/screens/register/RegisterView.tsx'
import { myOrders } from './session.script.ts'
import { createScreen, type Screen } from '../../screen/screen.ts'
import { sessionFlow } from './session.flow.ts'

export const sessionScreen: Screen<typeof sessionMachine> = {
  ...createScreen(sessionMachine, sessionFlow, (state, send) => (
    <>
      <Route path="/login">
        <LoginView origin={myOrders} send={send} state={state} />
      </Route>
      <Route path="/register">
        <RegisterView origin={myOrders} send={send} state={state} />
      </Route>
    </>
  )),
  at: '/login',
}
