import { assign, setup } from 'xstate'
import { port } from './port.ts'

export type SuggestionsContext = {
  /** The text in the field. */
  typed: string
  /** The server's latest suggestions; they stay while the next words are typed. */
  names: readonly string[]
}

const ofTyping = ({ event }: { event: { typed: string } }) => event

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
  guards: {
    /** One letter begins too many words. */
    isLongEnough: (_, params: { typed: string }) => params.typed.trim().length > 1,
    isNothing: (_, params: { names: readonly string[] }) => params.names.length === 0,
  },
  actions: {
    keepTyped: assign((_, { typed }: { typed: string }) => ({ typed })),
    keepNames: assign((_, { names }: { names: readonly string[] }) => ({ names })),
    forgetNames: assign({ names: [] }),
  },
}).createMachine({
  id: 'suggestions',
  context: { typed: '', names: [] },
  on: {
    'suggestions.type': [
      {
        guard: { type: 'isLongEnough', params: ofTyping },
        target: '.typing',
        reenter: true,
        actions: { type: 'keepTyped', params: ofTyping },
      },
      { target: '.closed', actions: [{ type: 'keepTyped', params: ofTyping }, 'forgetNames'] },
    ],
    'suggestions.close': { target: '.closed', actions: 'forgetNames' },
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
          {
            guard: { type: 'isNothing', params: ({ event }) => ({ names: event.output }) },
            target: 'closed',
            actions: 'forgetNames',
          },
          {
            target: 'shown',
            actions: { type: 'keepNames', params: ({ event }) => ({ names: event.output }) },
          },
        ],
        onError: {
          description: 'The search works without suggestions.',
          target: 'closed',
          actions: 'forgetNames',
        },
      },
    },
    shown: {},
  },
})
