import { confirmationMachine } from '../../../machines/confirmation.machine.ts'
import { removalEffects } from '../../../src/screens/confirmation/removal-story-fixtures.ts'
import { ConfirmationView } from '../../../src/screens/confirmation/ConfirmationView.tsx'
import { RemovalView } from '../../../src/screens/confirmation/Removal.tsx'
import { confirmationFlow } from './confirmation.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const confirmationScreen = createScreen(
  confirmationMachine,
  confirmationFlow,
  (state, send) => (
    <ConfirmationView
      renderRemoval={(removal) => (
        <RemovalView {...removal} onRetry={() => undefined} state={removalEffects.browsing} />
      )}
      send={send}
      state={state}
    />
  ),
)
