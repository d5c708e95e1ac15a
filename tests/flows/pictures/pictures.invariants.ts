import type { PicturesContext } from '../../../machines/pictures.machine.ts'
import { pictures } from '../addProduct/addProduct.script.ts'
import {
  type Edge,
  everyNodeHas,
  executes,
  type Invariants,
  lacking,
  type Node,
  noEdge,
  noNode,
} from '../../model/model.ts'
import { croppingInvariants } from './pictures-cropping.invariants.ts'
import { isShowing, shownInvariants } from './pictures-shown.invariants.ts'
import { submittedInvariants } from './pictures-submitted.invariants.ts'
import { pictureProblem } from '../../../src/domain/picture.ts'

const idsOf = ({ context: { ids } }: { context: PicturesContext }) => ids.join()

const picturesIn = ({ snapshot }: Node<PicturesContext>) =>
  Object.keys(snapshot.children).filter((id) => id.startsWith('picture-'))

const isAdding = ({ stimulus }: Edge<PicturesContext>) =>
  /^pictures\.(add|recalled)/.test(stimulus.name)

/** The invariants of a form's pictures over every state and transition. Each returns its violations. */
export const picturesInvariants: Invariants<PicturesContext> = {
  ...croppingInvariants,
  ...shownInvariants,
  ...submittedInvariants,

  'each picture has an actor, and each actor a picture': noNode(
    (node) => picturesIn(node).toSorted().join() !== [...node.context.ids].toSorted().join(),
  ),

  'there are never more pictures than the form takes, and full says so': noNode(
    ({ name, context: { ids, max } }) =>
      ids.length > max || (name !== 'cropping' && (name === 'full') !== ids.length >= max),
  ),

  'the form takes as many pictures as the server keeps': (model) =>
    [1, 3].flatMap((max) =>
      lacking(
        model,
        model.nodes.filter(({ context: { ids } }) => ids.length < 2 || max === 3),
        ({ source, stimulus, target }) =>
          stimulus.name === `pictures.allow=${max}` &&
          target.context.max === max &&
          idsOf(source) === idsOf(target),
      ),
    ),

  'a form with room takes another picture': everyNodeHas(
    ({ name, context }) => name === 'open' && context.added < 3,
    ({ source, stimulus, target }) =>
      stimulus.name === 'pictures.add=one' &&
      target.context.ids.length === source.context.ids.length + 1,
  ),

  'only a picture that is there is removed': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('pictures.remove'),
    ({ source: { context }, stimulus }) =>
      context.ids.every((id) => stimulus.name !== `pictures.remove=${id}`),
  ),

  'new pictures come last, as many as there is room for, and none has the id of an older one':
    noEdge(isAdding, ({ source, stimulus, target }) => {
      const { ids, added, max } = source.context
      const given = { two: 2, notes: 0 }[stimulus.name.split('=')[1] ?? ''] ?? 1
      const fitting = Math.min(given, max - ids.length)
      const fresh = Array.from({ length: fitting }, (_, at) => `picture-${added + at + 1}`)
      return idsOf(target) !== [...ids, ...fresh].join()
    }),

  'a file that is no picture is named with its problem, until the pictures change or the form is submitted':
    noEdge(
      ({ source, target }) => source.key !== target.key,
      ({ stimulus }) => !/^pictures\.(place|allow|crop)|^crop=kept/.test(stimulus.name),
      ({ stimulus, target: { context } }) => {
        const { notes } = pictures
        const refused = { name: notes.name, problem: pictureProblem(notes) }
        const expected = /notes|some/.test(stimulus.name) ? [refused] : []
        return JSON.stringify(context.refused) !== JSON.stringify(expected)
      },
    ),

  'the pictures that there was no room for are counted, until the pictures change or the form is submitted':
    noEdge(
      ({ source, target }) => source.key !== target.key,
      ({ stimulus }) => !/^pictures\.(place|allow|crop)|^crop=kept/.test(stimulus.name),
      (edge) => {
        const { ids, max } = edge.source.context
        const given = { two: 2, notes: 0 }[edge.stimulus.name.split('=')[1] ?? ''] ?? 1
        const left = isAdding(edge) ? Math.max(0, given - (max - ids.length)) : 0
        return edge.target.context.surplus !== left
      },
    ),

  'a picture that is gone leaves no file behind': noNode(
    ({ context: { ids, sources } }) =>
      Object.keys(sources).toSorted().join() !== [...ids].toSorted().join(),
  ),

  'a removal removes its picture and no other': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('pictures.remove'),
    ({ source, stimulus, target }) => {
      const left = source.context.ids.filter((id) => stimulus.name !== `pictures.remove=${id}`)
      return idsOf(target) !== left.join()
    },
  ),

  'a picture moves to the place of another one, and says where it came from': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('pictures.place'),
    ({ source, stimulus, target }) => {
      const index = Number(stimulus.name.split(' at ')[1])
      const from = source.context.ids.indexOf('picture-1')
      return (
        from === -1 ||
        from === index ||
        target.context.ids.indexOf('picture-1') !== index ||
        target.context.ids.length !== source.context.ids.length ||
        target.context.moved?.by !== Math.sign(index - from)
      )
    },
  ),

  'the first picture can become the last, and the last the first': (model) =>
    [0, 1].flatMap((from) =>
      lacking(
        model,
        model.nodes.filter(
          ({ name, context: { ids } }) =>
            name !== 'cropping' && ids.length === 2 && ids[from] === 'picture-1',
        ),
        ({ stimulus }) => stimulus.name === `pictures.place=picture-1 at ${1 - from}`,
      ),
    ),

  'only a move is said': noEdge(
    ({ source, target }) => source.context.ids !== target.context.ids,
    ({ stimulus, target: { context } }) =>
      stimulus.name.startsWith('pictures.place') !==
      (context.moved !== null && context.moved.by !== 0),
  ),

  'the draft has the files of the pictures in their order after each change': noEdge(
    (edge) => !isShowing(edge),
    ({ source, target }) => source.context.ids !== target.context.ids,
    (edge) => {
      const { draft, ids, sources } = edge.target.context
      const inOrder = ids.map((id) => sources[id])
      return !executes(edge, 'keepPictures', { draft, pictures: inOrder })
    },
  ),

  'every change of the user is known': noEdge(
    ({ source, target }) => source.context.ids.join() !== target.context.ids.join(),
    (edge) => !isShowing(edge) && !edge.target.context.isChanged,
  ),

  'every picture can be removed': (model) =>
    (['picture-1', 'picture-2'] as const).flatMap((id) =>
      lacking(
        model,
        model.nodes.filter(({ name, context: { ids } }) => name !== 'cropping' && ids.includes(id)),
        ({ stimulus }) => stimulus.name === `pictures.remove=${id}`,
      ),
    ),
}
