import type { ContextFrom } from 'xstate'
import type { themeMachine } from '../../machines/theme.machine.ts'
import { executes, type Invariants, lacking } from './model.ts'
import { themes } from './theme.events.ts'

/** The rules of the colours, over every state and every way: each gives what breaks it. */
export const themeInvariants: Invariants<ContextFrom<typeof themeMachine>> = {
  'what is chosen is on the page at once, and kept': (model) =>
    themes.flatMap((theme) =>
      lacking(
        model,
        model.nodes,
        (edge) =>
          edge.stimulus.name === `theme.choose=${theme}` &&
          edge.target.context.theme === theme &&
          executes(edge, 'applyTheme', { theme }),
      ),
    ),
}
