import { assign, setup } from 'xstate'
import { effect, port } from '../../machines/kit.ts'
import { failureOf } from '../../src/domain/failure.ts'
import type { NamedPlace, StepLocation } from './step-location.ts'

const COPIED = 'The link is copied.'
const NOT_COPIED = 'The browser did not allow copying. Copy the address of this page instead.'
const UNREADABLE = 'This file is neither a path nor a report of Loppis.'

const reasonOf = (error: unknown): string => {
  const failure = failureOf(error)
  return 'message' in failure ? failure.message : UNREADABLE
}

type Found = { found: readonly NamedPlace[] }

/** Copies links to steps, saves paths as files, and opens path files and reports. */
export const shareMachine = setup({
  types: {
    context: {} as {
      /** The result message of the last action. */
      said: string | null
      /** The places that the last opened file leads to. */
      found: readonly NamedPlace[]
    },
    events: {} as
      | { type: 'link.copy'; place: StepLocation }
      | { type: 'path.save'; place: StepLocation }
      | { type: 'file.open'; file: File },
  },
  actors: {
    copyLink: port<void, { place: StepLocation }>('desk.copyLink'),
    /** Returns the places that a path file or a report leads to, the most relevant first. */
    readFile: port<readonly NamedPlace[], { file: File }>('desk.readFile'),
  },
  actions: {
    goToFirst: effect<Found>('goToFirst'),
    saveFile: effect<StepLocation>('saveFile'),
    keepFound: assign((_, { found }: Found) => ({ found })),
    say: assign((_, { words }: { words: string | null }) => ({ said: words })),
  },
}).createMachine({
  id: 'desk',
  context: { said: null, found: [] },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'link.copy': 'copying',
        'file.open': 'reading',
        'path.save': { actions: { type: 'saveFile', params: ({ event }) => event.place } },
      },
    },
    copying: {
      entry: { type: 'say', params: { words: null } },
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        input: ({ event }) => {
          if (event.type !== 'link.copy') throw new Error('There is no link to copy.')
          return { place: event.place }
        },
        onDone: { target: 'idle', actions: { type: 'say', params: { words: COPIED } } },
        onError: { target: 'idle', actions: { type: 'say', params: { words: NOT_COPIED } } },
      },
    },
    reading: {
      entry: { type: 'say', params: { words: null } },
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ event }) => {
          if (event.type !== 'file.open') throw new Error('There is no file to read.')
          return { file: event.file }
        },
        onDone: {
          target: 'idle',
          actions: [
            { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
            { type: 'goToFirst', params: ({ event }) => ({ found: event.output }) },
          ],
        },
        onError: {
          target: 'idle',
          actions: { type: 'say', params: ({ event }) => ({ words: reasonOf(event.error) }) },
        },
      },
    },
  },
})
