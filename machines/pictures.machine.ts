import { assign, setup, stopChild } from 'xstate'
import type { Message } from '../src/domain/message.ts'
import { pictureProblem } from '../src/domain/picture.ts'
import { pictureMachine } from './picture.machine.ts'

export type PicturesContext = {
  max: number
  /** The ids of the child actors, in the order of the pictures. */
  ids: readonly string[]
  /** How many were ever added; makes the ids unique. */
  added: number
  /** Why the latest file is not among the pictures. */
  problem: Message | null
}

/** Returns the files that can be uploaded. */
const picturesIn = (files: readonly File[]) => files.filter((file) => pictureProblem(file) === null)

/** Every child is a picture. */
const children: Readonly<Record<string, 'picture'>> = {}

/** The pictures of a form, each an actor of its own. `max`: how many there can be. */
export const picturesMachine = setup({
  types: {
    context: {} as PicturesContext,
    input: {} as { max: number },
    events: {} as
      | { type: 'pictures.add'; files: readonly File[] }
      | { type: 'pictures.remove'; id: string },
    children,
  },
  actors: { picture: pictureMachine },
  guards: {
    /** After these files there is no room for another picture. */
    isFilledBy: ({ context: { ids, max } }, params: { files: readonly File[] }) =>
      ids.length + picturesIn(params.files).length >= max,
    /** The picture is one of the form's. */
    isThere: ({ context }, params: { id: string }) => context.ids.includes(params.id),
  },
  actions: {
    /** Adds the files that are pictures, as many as there is room for. */
    add: assign(({ context: { ids, added, max }, spawn }, params: { files: readonly File[] }) => {
      const files = picturesIn(params.files).slice(0, max - ids.length)
      const fresh = files.map((file, index) => {
        const id = `picture-${added + index + 1}`
        spawn('picture', { id, input: { file } })
        return id
      })
      return {
        ids: [...ids, ...fresh],
        added: added + fresh.length,
        problem: params.files.map(pictureProblem).find((problem) => problem !== null) ?? null,
      }
    }),
    stop: stopChild((_, params: { id: string }) => params.id),
    remove: assign(({ context }, params: { id: string }) => ({
      ids: context.ids.filter((id) => id !== params.id),
      problem: null,
    })),
  },
}).createMachine({
  id: 'pictures',
  context: ({ input: { max } }) => ({ max, ids: [], added: 0, problem: null }),
  initial: 'open',
  states: {
    open: {
      on: {
        'pictures.add': [
          {
            guard: { type: 'isFilledBy', params: ({ event }) => event },
            target: 'full',
            actions: { type: 'add', params: ({ event }) => event },
          },
          { actions: { type: 'add', params: ({ event }) => event } },
        ],
        'pictures.remove': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: [
            { type: 'stop', params: ({ event }) => event },
            { type: 'remove', params: ({ event }) => event },
          ],
        },
      },
    },
    full: {
      on: {
        'pictures.remove': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'open',
          actions: [
            { type: 'stop', params: ({ event }) => event },
            { type: 'remove', params: ({ event }) => event },
          ],
        },
      },
    },
  },
})
