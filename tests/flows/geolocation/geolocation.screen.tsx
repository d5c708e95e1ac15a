import { geolocationMachine } from '../../../machines/geolocation.machine.ts'
import { GeolocationView } from '../../../src/screens/search/GeolocationView.tsx'
import { createScreen } from '../../screen/screen.ts'
import { geolocationFlow } from './geolocation.flow.ts'

export const geolocationScreen = createScreen(
  geolocationMachine,
  geolocationFlow,
  (state, send) => (
    <main>
      <GeolocationView send={send} state={state} />
    </main>
  ),
)
