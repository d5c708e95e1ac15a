import { connectionMachine } from '../../../machines/connection.machine.ts'
import { ConnectionBanner } from '../../../src/app/BannerRegion.tsx'
import { connectionFlow } from './connection.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const connectionScreen = createScreen(connectionMachine, connectionFlow, (state, send) => (
  <ConnectionBanner send={send} state={state} />
))
