import { setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import type { SearchQuestion } from '../src/domain/search-question.ts'
import { createAssign, keepFailure, port } from './kit.ts'

/** `savedId`: the saved search that the user has opened; null for any other search. */
type SearchSaveInput = { savedId: string | null }
type Named = { name: string; question: SearchQuestion }

export type SearchSaveContext = SearchSaveInput & {
  /** The question that is saved, or was saved last. */
  question: SearchQuestion | null
  failure: Failure | null
}

const assign = createAssign<SearchSaveContext>()
const isAble = ({ event }: { event: { output: boolean } }) => event.output
const keepQuestion = assign<Named>(({ event: { question } }) => ({ question, failure: null }))

const saving = { target: 'saving' as const, actions: keepQuestion }

/** Saves a search of a signed-in user under a name. */
export const searchSaveMachine = setup({
  types: {
    context: {} as SearchSaveContext,
    input: {} as SearchSaveInput,
    events: {} as { type: 'searchSave.save' } & Named,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves to whether the server keeps searches; says there that the user has looked at an opened one. */
    readAbility: port<boolean, SearchSaveInput>('searchSave.readAbility'),
    save: port<void, Named>('searchSave.save'),
  },
}).createMachine({
  id: 'searchSave',
  context: ({ input }) => ({ ...input, question: null, failure: null }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'readAbility',
        src: 'readAbility',
        input: ({ context: { savedId } }) => ({ savedId }),
        onDone: [{ guard: isAble, target: 'idle' }, { target: 'absent' }],
        onError: { description: 'The search works without it.', target: 'absent' },
      },
    },
    absent: { type: 'final' },
    idle: {
      on: {
        'searchSave.save': saving,
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ event }) => ({ name: event.name, question: event.question }),
        onDone: 'saved',
        onError: { target: 'idle', actions: keepFailure },
      },
    },
    saved: {
      description: 'Another question can be saved.',
      on: {
        'searchSave.save': saving,
      },
    },
  },
})
