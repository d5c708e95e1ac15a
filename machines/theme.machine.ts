import { assign, setup } from 'xstate'
import type { Theme } from '../src/domain/theme.ts'
import { effect } from './port.ts'

/** The colours of the page: as the system has them, or as the reader chose. */
export const themeMachine = setup({
  types: {
    input: {} as { theme: Theme },
    context: {} as { theme: Theme },
    events: {} as { type: 'theme.choose'; theme: Theme },
  },
  actions: {
    /** Puts the theme on the page and remembers it. */
    applyTheme: effect<{ theme: Theme }>('theme.applyTheme'),
    keepTheme: assign((_, params: { theme: Theme }) => ({ theme: params.theme })),
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ theme: input.theme }),
  on: {
    'theme.choose': {
      actions: [
        { type: 'keepTheme', params: ({ event }) => event },
        { type: 'applyTheme', params: ({ event }) => event },
      ],
    },
  },
})
