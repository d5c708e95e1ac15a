import { assign, enqueueActions, setup, stopChild } from 'xstate'
import type { Message } from '../src/domain/message.ts'
import { isUploaded, type PictureSource, pictureProblem } from '../src/domain/picture.ts'
import { cropMachine } from './crop.machine.ts'
import { pictureMachine } from './picture.machine.ts'
import { effect, listener } from './kit.ts'

export type PictureId = `picture-${number}`

/**
 * The draft that keeps the pictures: that of the edited product, or without a product that of Add a Product. `again`: the
 * pictures of a sold product that is listed again, with which its draft begins.
 */
type Drafted = { owner: string; productId?: string; again?: readonly PictureSource[] }

/** A file that cannot be one of the form's pictures. */
type RefusedFile = { name: string; problem: Message }

/** `max`: how many pictures there can be. `draft`: null: no draft keeps the pictures. */
type PicturesInput = { max: number; draft: Drafted | null }

export type PicturesContext = PicturesInput & {
  /** The ids of the child actors, in the order of the pictures. */
  ids: readonly PictureId[]
  /** By the id of the picture. */
  sources: Readonly<Record<PictureId, PictureSource>>
  /** How many were ever added; makes the ids unique. */
  added: number
  /** The latest files that are not among the pictures, until the next choice or submit. */
  refused: readonly RefusedFile[]
  /** How many of the latest pictures there was no room for, until then. */
  surplus: number
  /** The user has changed the pictures, now or in the draft. */
  isChanged: boolean
  /** The pictures of the draft have replaced those of the product. */
  isRecalled: boolean
  /** The picture that is being cropped. */
  cropped: PictureId | null
  /** The picture that was moved last, and whether to an earlier place (-1), or that was cropped (0); else null. */
  moved: { id: PictureId; by: -1 | 0 | 1 } | null
}

/** `file`: null: the user keeps the picture as it is. */
type Cropped = { file: File | null }
type Placed = { id: PictureId; index: number }
type Context = { context: PicturesContext }

type Shown = { pictures: readonly PictureSource[]; isDraft: boolean }

/** Returns the files that cannot be the form's pictures. */
const refusedIn = (sources: readonly PictureSource[]): RefusedFile[] =>
  sources.flatMap((source) => {
    if (isUploaded(source)) return []
    const problem = pictureProblem(source)
    return problem === null ? [] : { name: source.name, problem }
  })

/** Returns the pictures that the form can have. */
const picturesIn = (sources: readonly PictureSource[]) =>
  sources.filter((source) => isUploaded(source) || pictureProblem(source) === null)

/** Returns these pictures with their ids, as many as there is room for. */
const placed = (sources: readonly PictureSource[], added: number, room: number) =>
  picturesIn(sources)
    .slice(0, room)
    .map((source, index) => ({ id: `picture-${added + index + 1}` as const, source }))

const nothingRefused = { refused: [], surplus: 0 }

const sourcesById = (fresh: ReturnType<typeof placed>) =>
  Object.fromEntries(fresh.map(({ id, source }) => [id, source]))

/** The child actors by their ids. */
type Children = Readonly<Record<PictureId, 'picture'>> & {
  recallPictures: 'recallPictures'
  crop: 'crop'
}

type Sources = PicturesContext['sources']

/** Returns the sources without that of a picture that is gone, whose file the browser then frees. */
const without = (sources: Sources, id: PictureId): Sources =>
  Object.fromEntries(Object.entries(sources).filter(([other]) => other !== id))

const keepPictures = {
  type: 'keepPictures' as const,
  params: ({ context: { draft, ids, sources } }: Context) => ({
    draft,
    pictures: ids.flatMap((id) => sources[id] ?? []),
  }),
}

const removing = [
  { type: 'stop' as const, params: ({ event }: { event: { id: PictureId } }) => event },
  { type: 'remove' as const, params: ({ event }: { event: { id: PictureId } }) => event },
  keepPictures,
]

const cropping = {
  guard: { type: 'isThere' as const, params: ({ event }: { event: { id: PictureId } }) => event },
  target: 'cropping' as const,
  actions: { type: 'open' as const, params: ({ event }: { event: { id: PictureId } }) => event },
}

/** Returns the id and the source of the picture that is being cropped. Throws when there is none. */
function croppedOf({ cropped, sources }: PicturesContext) {
  const source = cropped === null ? undefined : sources[cropped]
  if (cropped === null || source === undefined) throw new Error('No picture is being cropped.')
  return { id: cropped, source }
}

const replacing = [
  { type: 'stop' as const, params: ({ context }: Context) => croppedOf(context) },
  {
    type: 'replace' as const,
    params: ({ event }: { event: { output: File | null } }) => ({ file: event.output }),
  },
  keepPictures,
]

/** The picture stays as it is. */
const keeping = [
  { guard: 'isFull' as const, target: 'full' as const, actions: 'close' as const },
  { target: 'open' as const, actions: 'close' as const },
]

const showing = [
  'stopAll' as const,
  { type: 'show' as const, params: ({ event }: { event: Shown }) => event },
]

/**
 * The pictures of a form in their order, each an actor of its own. The pictures of a draft come back when the form opens.
 * Those of a product that is edited follow the server until the user changes them.
 */
export const picturesMachine = setup({
  types: {
    context: {} as PicturesContext,
    input: {} as PicturesInput,
    events: {} as
      | { type: 'pictures.add'; pictures: readonly PictureSource[] }
      /** Replaces pictures that the user has not changed. */
      | ({ type: 'pictures.show' } & Shown)
      | { type: 'pictures.remove'; id: PictureId }
      /** The form with the pictures was submitted. */
      | { type: 'pictures.submitted' }
      /** The user discards the changes of the pictures: the next ones that are shown replace them. */
      | { type: 'pictures.discard' }
      /** Opens a picture to crop it. */
      | { type: 'pictures.crop'; id: PictureId }
      /** The server keeps this many pictures. */
      | { type: 'pictures.allow'; max: number }
      /** Moves a picture to the place of another one. */
      | ({ type: 'pictures.place' } & Placed),
    children: {} as Children,
  },
  actors: {
    picture: pictureMachine,
    crop: cropMachine,
    /**
     * For a draft, sends `pictures.allow`, and where the draft has pictures, `pictures.add` in Add a Product and
     * `pictures.show` for the pictures of a product.
     */
    recallPictures: listener<{ draft: Drafted | null }>('pictures.recallPictures'),
  },
  guards: {
    /** After these files there is no room for another picture. */
    isFilledBy: ({ context: { ids, max } }, params: { pictures: readonly PictureSource[] }) =>
      ids.length + picturesIn(params.pictures).length >= max,
    isUnchanged: ({ context }) => !context.isChanged,
    /** The user has not changed the pictures, and with these ones there is no room for another. */
    isFilledWith: ({ context: { isChanged, max } }, { pictures }: Shown) =>
      !isChanged && picturesIn(pictures).length >= max,
    /** The form has at least `max` pictures. */
    isFilledAt: ({ context: { ids } }, params: { max: number }) => ids.length >= params.max,
    isFull: ({ context: { ids, max } }) => ids.length >= max,
    isCropped: (_, params: Cropped) => params.file !== null,
    isCroppedInFull: ({ context: { ids, max } }, params: Cropped) =>
      params.file !== null && ids.length >= max,
    /** The picture is one of the form's. */
    isThere: ({ context }, params: { id: PictureId }) => context.ids.includes(params.id),
    /** The picture is one of the form's, at another place. */
    isElsewhere: ({ context: { ids } }, { id, index }: Placed) =>
      ids.includes(id) && ids[index] !== undefined && ids[index] !== id,
  },
  actions: {
    keepPictures: effect<{ draft: Drafted | null; pictures: readonly PictureSource[] }>(
      'keepPictures',
    ),
    /** Adds the pictures that can be uploaded, as many as there is room for. */
    add: assign(({ context, spawn }, params: { pictures: readonly PictureSource[] }) => {
      const { ids, added, max } = context
      const fresh = placed(params.pictures, added, max - ids.length)
      for (const { id, source } of fresh) spawn('picture', { id, input: { source } })
      return {
        ids: [...ids, ...fresh.map(({ id }) => id)],
        sources: { ...context.sources, ...sourcesById(fresh) },
        added: added + fresh.length,
        refused: refusedIn(params.pictures),
        surplus: picturesIn(params.pictures).length - fresh.length,
        isChanged: context.isChanged || fresh.length > 0,
        moved: null,
      }
    }),
    show: assign(({ context: { added, max }, spawn }, { pictures, isDraft }: Shown) => {
      const fresh = placed(pictures, added, max)
      for (const { id, source } of fresh) spawn('picture', { id, input: { source } })
      return {
        ids: fresh.map(({ id }) => id),
        sources: sourcesById(fresh),
        added: added + fresh.length,
        ...nothingRefused,
        isChanged: isDraft,
        isRecalled: isDraft,
        moved: null,
      }
    }),
    allow: assign((_, params: { max: number }) => ({ max: params.max })),
    forgetRefused: assign(nothingRefused),
    forgetChange: assign({ isChanged: false, isRecalled: false, ...nothingRefused }),
    stop: stopChild((_, params: { id: PictureId }) => params.id),
    remove: assign(({ context }, params: { id: PictureId }) => ({
      ids: context.ids.filter((id) => id !== params.id),
      sources: without(context.sources, params.id),
      ...nothingRefused,
      isChanged: true,
      moved: null,
    })),
    open: assign((_, params: { id: PictureId }) => ({ cropped: params.id })),
    close: assign({ cropped: null }),
    /** Puts the cropped picture in the place of the former one. */
    replace: assign(({ context: { cropped, ids, sources, added }, spawn }, { file }: Cropped) => {
      if (file === null || cropped === null) return {}
      const id = `picture-${added + 1}` as const
      spawn('picture', { id, input: { source: file } })
      return {
        ids: ids.map((one) => (one === cropped ? id : one)),
        sources: { ...without(sources, cropped), [id]: file },
        added: added + 1,
        ...nothingRefused,
        isChanged: true,
        moved: { id, by: 0 },
        cropped: null,
      }
    }),
    place: assign(({ context }, { id, index }: Placed) => ({
      ids: context.ids.filter((other) => other !== id).toSpliced(index, 0, id),
      isChanged: true,
      moved: { id, by: index < context.ids.indexOf(id) ? -1 : 1 },
    })),
  },
})
  .extend({
    actions: {
      // TypeScript cannot infer the other actions if this one is among them.
      stopAll: enqueueActions(({ context: { ids }, enqueue }) => {
        for (const id of ids) enqueue.stopChild(id)
      }),
    },
  })
  .createMachine({
    id: 'pictures',
    context: ({ input }) => ({
      ...input,
      ids: [],
      sources: {},
      added: 0,
      ...nothingRefused,
      cropped: null,
      isChanged: false,
      isRecalled: false,
      moved: null,
    }),
    invoke: {
      id: 'recallPictures',
      src: 'recallPictures',
      input: ({ context: { draft } }) => ({ draft }),
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
      'pictures.show': [
        {
          guard: { type: 'isFilledWith', params: ({ event }) => event },
          target: '.full',
          actions: showing,
        },
        { guard: 'isUnchanged', target: '.open', actions: showing },
      ],
      'pictures.submitted': { actions: 'forgetRefused' },
      'pictures.discard': { actions: 'forgetChange' },
      'pictures.place': {
        guard: { type: 'isElsewhere', params: ({ event }) => event },
        actions: [{ type: 'place', params: ({ event }) => event }, keepPictures],
      },
    },
    initial: 'open',
    states: {
      open: {
        on: {
          'pictures.crop': cropping,
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
          'pictures.crop': cropping,
          'pictures.remove': {
            guard: { type: 'isThere', params: ({ event }) => event },
            target: 'open',
            actions: removing,
          },
        },
      },
      cropping: {
        description: 'The dialog is modal: the other pictures stay as they are.',
        invoke: {
          id: 'crop',
          src: 'crop',
          input: ({ context }) => croppedOf(context),
          onDone: [
            {
              guard: {
                type: 'isCroppedInFull',
                params: ({ event }) => ({ file: event.output }),
              },
              target: 'full',
              actions: replacing,
            },
            {
              guard: { type: 'isCropped', params: ({ event }) => ({ file: event.output }) },
              target: 'open',
              actions: replacing,
            },
            ...keeping,
          ],
        },
        on: {
          'pictures.allow': { actions: { type: 'allow', params: ({ event }) => event } },
          'pictures.show': undefined,
          'pictures.discard': undefined,
          'pictures.place': undefined,
        },
      },
    },
  })
