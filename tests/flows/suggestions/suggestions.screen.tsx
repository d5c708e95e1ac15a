import { suggestionsMachine } from '../../../machines/suggestions.machine.ts'
import { HeaderSearchField } from '../../../src/app/HeaderSearchField.tsx'
import { createScreen } from '../../screen/screen.ts'
import { ELSEWHERE, suggestionsFlow } from './suggestions.flow.ts'

export const suggestionsScreen = createScreen(
  suggestionsMachine,
  suggestionsFlow,
  (state, send) => (
    <>
      <button type="button">{ELSEWHERE}</button>
      <form>
        <HeaderSearchField
          state={state}
          onClose={() => send({ type: 'suggestions.close' })}
          onType={(typed) => send({ type: 'suggestions.type', typed })}
        />
      </form>
    </>
  ),
)
