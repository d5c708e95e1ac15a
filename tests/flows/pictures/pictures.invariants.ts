import type { PicturesContext } from '../../../machines/pictures.machine.ts'
import { pictures } from '../addProduct/addProduct.script.ts'
import {
  describeEdge,
  type Edge,
  executes,
  type Invariants,
  lacking,
  type Node,
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

  'each picture has an actor, and each actor a picture': ({ nodes }) =>
    nodes
      .filter(
        (node) => picturesIn(node).toSorted().join() !== [...node.context.ids].toSorted().join(),
      )
      .map(({ key }) => key),

  'there are never more pictures than the form takes, and full says so': ({ nodes }) =>
    nodes
      .filter(
        ({ name, context: { ids, max } }) =>
          ids.length > max || (name !== 'cropping' && (name === 'full') !== ids.length >= max),
      )
      .map(({ key }) => key),

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

  'a form with room takes another picture': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name, context }) => name === 'open' && context.added < 3),
      ({ source, stimulus, target }) =>
        stimulus.name === 'pictures.add=one' &&
        target.context.ids.length === source.context.ids.length + 1,
    ),

  'only a picture that is there is removed': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('pictures.remove'))
      .filter(({ source: { context }, stimulus }) =>
        context.ids.every((id) => stimulus.name !== `pictures.remove=${id}`),
      )
      .map(describeEdge),

  'new pictures come last, as many as there is room for, and none has the id of an older one': ({
    edges,
  }) =>
    edges
      .filter(isAdding)
      .filter(({ source, stimulus, target }) => {
        const { ids, added, max } = source.context
        const given = { two: 2, notes: 0 }[stimulus.name.split('=')[1] ?? ''] ?? 1
        const fitting = Math.min(given, max - ids.length)
        const fresh = Array.from({ length: fitting }, (_, at) => `picture-${added + at + 1}`)
        return idsOf(target) !== [...ids, ...fresh].join()
      })
      .map(describeEdge),

  'a file that is no picture is named with its problem, until the pictures change or the form is submitted':
    ({ edges }) =>
      edges
        .filter(({ source, target }) => source.key !== target.key)
        .filter(({ stimulus }) => !/^pictures\.(place|allow|crop)|^crop=kept/.test(stimulus.name))
        .filter(({ stimulus, target: { context } }) => {
          const { notes } = pictures
          const refused = { name: notes.name, problem: pictureProblem(notes) }
          const expected = /notes|some/.test(stimulus.name) ? [refused] : []
          return JSON.stringify(context.refused) !== JSON.stringify(expected)
        })
        .map(describeEdge),

  'the pictures that there was no room for are counted, until the pictures change or the form is submitted':
    ({ edges }) =>
      edges
        .filter(({ source, target }) => source.key !== target.key)
        .filter(({ stimulus }) => !/^pictures\.(place|allow|crop)|^crop=kept/.test(stimulus.name))
        .filter((edge) => {
          const { ids, max } = edge.source.context
          const given = { two: 2, notes: 0 }[edge.stimulus.name.split('=')[1] ?? ''] ?? 1
          const left = isAdding(edge) ? Math.max(0, given - (max - ids.length)) : 0
          return edge.target.context.surplus !== left
        })
        .map(describeEdge),

  'a picture that is gone leaves no file behind': ({ nodes }) =>
    nodes
      .filter(
        ({ context: { ids, sources } }) =>
          Object.keys(sources).toSorted().join() !== [...ids].toSorted().join(),
      )
      .map(({ key }) => key),

  'a removal removes its picture and no other': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('pictures.remove'))
      .filter(({ source, stimulus, target }) => {
        const left = source.context.ids.filter((id) => stimulus.name !== `pictures.remove=${id}`)
        return idsOf(target) !== left.join()
      })
      .map(describeEdge),

  'a picture moves to the place of another one, and says where it came from': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('pictures.place'))
      .filter(({ source, stimulus, target }) => {
        const index = Number(stimulus.name.split(' at ')[1])
        const from = source.context.ids.indexOf('picture-1')
        return (
          from === -1 ||
          from === index ||
          target.context.ids.indexOf('picture-1') !== index ||
          target.context.ids.length !== source.context.ids.length ||
          target.context.moved?.by !== Math.sign(index - from)
        )
      })
      .map(describeEdge),

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

  'only a move is said': ({ edges }) =>
    edges
      .filter(({ source, target }) => source.context.ids !== target.context.ids)
      .filter(
        ({ stimulus, target: { context } }) =>
          stimulus.name.startsWith('pictures.place') !==
          (context.moved !== null && context.moved.by !== 0),
      )
      .map(describeEdge),

  'the draft has the files of the pictures in their order after each change': ({ edges }) =>
    edges
      .filter((edge) => !isShowing(edge))
      .filter(({ source, target }) => source.context.ids !== target.context.ids)
      .filter((edge) => {
        const { draft, ids, sources } = edge.target.context
        const inOrder = ids.map((id) => sources[id])
        return !executes(edge, 'keepPictures', { draft, pictures: inOrder })
      })
      .map(describeEdge),

  'every change of the user is known': ({ edges }) =>
    edges
      .filter(({ source, target }) => source.context.ids.join() !== target.context.ids.join())
      .filter((edge) => !isShowing(edge) && !edge.target.context.isChanged)
      .map(describeEdge),

  'every picture can be removed': (model) =>
    (['picture-1', 'picture-2'] as const).flatMap((id) =>
      lacking(
        model,
        model.nodes.filter(({ name, context: { ids } }) => name !== 'cropping' && ids.includes(id)),
        ({ stimulus }) => stimulus.name === `pictures.remove=${id}`,
      ),
    ),
}
