import { assign, setup, stopChild } from 'xstate'
import type { Message } from '../src/domain/message.ts'
import { pictureProblem } from '../src/domain/picture.ts'
import { pictureMachine } from './picture.machine.ts'
import { effect, listener } from './port.ts'

export type PictureId = `picture-${number}`

/** `max`: how many pictures there can be. `owner`: whose draft keeps the pictures; null: no draft does. */
type PicturesInput = { max: number; owner: string | null }

export type PicturesContext = PicturesInput & {
  /** The ids of the child actors, in the order of the pictures. */
  ids: readonly PictureId[]
  /** The file of each picture, by its id. */
  files: Readonly<Record<PictureId, File>>
  /** How many were ever added; makes the ids unique. */
  added: number
  /** Why the latest file is not among the pictures. */
  problem: Message | null
  /** The picture that was moved last, and whether to an earlier place (-1); null after any other change. */
  moved: { id: PictureId; by: -1 | 1 } | null
}

type Placed = { id: PictureId; index: number }
type Context = { context: PicturesContext }

/** Returns the files that can be uploaded. */
const picturesIn = (files: readonly File[]) => files.filter((file) => pictureProblem(file) === null)

/** The child actors by their ids. */
type Children = Readonly<Record<PictureId, 'picture'>> & { recallPictures: 'recallPictures' }

const keepPictures = {
  type: 'keepPictures' as const,
  params: ({ context: { owner, ids, files } }: Context) => ({
    owner,
    files: ids.flatMap((id) => files[id] ?? []),
  }),
}

const removing = [
  { type: 'stop' as const, params: ({ event }: { event: { id: PictureId } }) => event },
  { type: 'remove' as const, params: ({ event }: { event: { id: PictureId } }) => event },
  keepPictures,
]

/**
 * The pictures of a form in their order, each an actor of its own. The pictures of a draft come back when the form opens.
 */
export const picturesMachine = setup({
  types: {
    context: {} as PicturesContext,
    input: {} as PicturesInput,
    events: {} as
      | { type: 'pictures.add'; files: readonly File[] }
      | { type: 'pictures.remove'; id: PictureId }
      /** The server keeps this many pictures. */
      | { type: 'pictures.allow'; max: number }
      /** Moves a picture to the place of another one. */
      | ({ type: 'pictures.place' } & Placed),
    children: {} as Children,
  },
  actors: {
    picture: pictureMachine,
    /** For an owner, sends `pictures.allow`, and `pictures.add` where the draft has pictures. */
    recallPictures: listener<{ owner: string | null }>('pictures.recallPictures'),
  },
  guards: {
    /** After these files there is no room for another picture. */
    isFilledBy: ({ context: { ids, max } }, params: { files: readonly File[] }) =>
      ids.length + picturesIn(params.files).length >= max,
    /** There are as many pictures as that. */
    isFilledAt: ({ context: { ids } }, params: { max: number }) => ids.length >= params.max,
    /** The picture is one of the form's. */
    isThere: ({ context }, params: { id: PictureId }) => context.ids.includes(params.id),
    /** The picture is one of the form's, at another place. */
    isElsewhere: ({ context: { ids } }, { id, index }: Placed) =>
      ids.includes(id) && ids[index] !== undefined && ids[index] !== id,
  },
  actions: {
    keepPictures: effect<{ owner: string | null; files: readonly File[] }>('keepPictures'),
    /** Adds the files that are pictures, as many as there is room for. */
    add: assign(({ context, spawn }, params: { files: readonly File[] }) => {
      const { ids, added, max } = context
      const fresh = picturesIn(params.files)
        .slice(0, max - ids.length)
        .map((file, index) => ({ id: `picture-${added + index + 1}` as const, file }))
      for (const { id, file } of fresh) spawn('picture', { id, input: { file } })
      return {
        ids: [...ids, ...fresh.map(({ id }) => id)],
        files: { ...context.files, ...Object.fromEntries(fresh.map(({ id, file }) => [id, file])) },
        added: added + fresh.length,
        problem: params.files.map(pictureProblem).find((problem) => problem !== null) ?? null,
        moved: null,
      }
    }),
    allow: assign((_, params: { max: number }) => ({ max: params.max })),
    stop: stopChild((_, params: { id: PictureId }) => params.id),
    remove: assign(({ context }, params: { id: PictureId }) => ({
      ids: context.ids.filter((id) => id !== params.id),
      problem: null,
      moved: null,
    })),
    place: assign(({ context }, { id, index }: Placed) => ({
      ids: context.ids.filter((other) => other !== id).toSpliced(index, 0, id),
      moved: { id, by: index < context.ids.indexOf(id) ? -1 : 1 },
    })),
  },
}).createMachine({
  id: 'pictures',
  context: ({ input }) => ({
    ...input,
    ids: [],
    files: {},
    added: 0,
    problem: null,
    moved: null,
  }),
  invoke: {
    id: 'recallPictures',
    src: 'recallPictures',
    input: ({ context: { owner } }) => ({ owner }),
    onError: { description: 'A browser without storage has no draft.' },
  },
  on: {
    'pictures.allow': [
      {
        guard: { type: 'isFilledAt', params: ({ event }) => event },
        target: '.full',
        actions: { type: 'allow', params: ({ event }) => event },
      },
      { target: '.open', actions: { type: 'allow', params: ({ event }) => event } },
    ],
    'pictures.place': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      actions: [{ type: 'place', params: ({ event }) => event }, keepPictures],
    },
  },
  initial: 'open',
  states: {
    open: {
      on: {
        'pictures.add': [
          {
            guard: { type: 'isFilledBy', params: ({ event }) => event },
            target: 'full',
            actions: [{ type: 'add', params: ({ event }) => event }, keepPictures],
          },
          { actions: [{ type: 'add', params: ({ event }) => event }, keepPictures] },
        ],
        'pictures.remove': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: removing,
        },
      },
    },
    full: {
      on: {
        'pictures.remove': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'open',
          actions: removing,
        },
      },
    },
  },
})
