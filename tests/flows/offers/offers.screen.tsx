import { offersMachine } from '../../../machines/offers.machine.ts'
import { OffersView } from '../../../src/screens/offers/OffersView.tsx'
import { offersFlow } from './offers.flow.ts'
import { createScreen } from '../../screen/screen.ts'

const nothing = () => undefined

export const offersScreen = createScreen(offersMachine, offersFlow, (state, send) => (
  <OffersView dialog={null} onBook={nothing} send={send} state={state} />
))
