import { setup } from 'xstate'
import { createAssign, port } from './kit.ts'

export type SuggestionsContext = {
  /** The text in the field. */
  typed: string
  /** The server's latest suggestions; they stay while the next words are typed. */
  names: readonly string[]
}

const assign = createAssign<SuggestionsContext>()
/** One letter begins too many words. */
const isLongEnough = ({ event }: { event: { typed: string } }) => event.typed.trim().length > 1
const isNothing = ({ event }: { event: { output: readonly string[] } }) => event.output.length === 0
const keepTyped = assign<{ typed: string }>(({ event: { typed } }) => ({ typed }))
const keepNames = assign<{ output: readonly string[] }>(({ event: { output: names } }) => ({
  names,
}))
const forgetNames = assign({ names: [] })

/** Suggestions for the words in the header's search. The words that are typed last win. */
export const suggestionsMachine = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as { type: 'suggestions.type'; typed: string } | { type: 'suggestions.close' },
  },
  actors: {
    /** Resolves to names of products for sale that match the text so far. */
    suggest: port<readonly string[], { typed: string }>('suggestions.suggest'),
  },
  delays: {
    /** A pause in which a user who types would press the next key. */
    afterTyping: 200,
  },
}).createMachine({
  id: 'suggestions',
  context: { typed: '', names: [] },
  on: {
    'suggestions.type': [
      { guard: isLongEnough, target: '.typing', reenter: true, actions: keepTyped },
      { target: '.closed', actions: [keepTyped, forgetNames] },
    ],
    'suggestions.close': { target: '.closed', actions: forgetNames },
  },
  initial: 'closed',
  states: {
    closed: {},
    typing: { after: { afterTyping: 'asking' } },
    asking: {
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context: { typed } }) => ({ typed: typed.trim() }),
        onDone: [
          { guard: isNothing, target: 'closed', actions: forgetNames },
          { target: 'shown', actions: keepNames },
        ],
        onError: {
          description: 'The search works without suggestions.',
          target: 'closed',
          actions: forgetNames,
        },
      },
    },
    shown: {},
  },
})
