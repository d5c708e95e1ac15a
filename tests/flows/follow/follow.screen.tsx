import { followMachine } from '../../../machines/follow.machine.ts'
import { FollowView } from '../../../src/screens/following/FollowView.tsx'
import { followFlow, SELLER } from './follow.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const followScreen = createScreen(followMachine, followFlow, (state, send) => (
  <main>
    <FollowView name={SELLER} send={send} state={state} />
  </main>
))
