import type { PicturesContext } from '../../machines/pictures.machine.ts'
import { pictures } from './listing.events.ts'
import { describeEdge, type Invariants, lacking } from './model.ts'
import { pictureProblem } from '../../src/domain/picture.ts'

const idsOf = ({ context: { ids } }: { context: PicturesContext }) => ids.join()

/** The invariants of a form's pictures over every state and transition. Each returns its violations. */
export const picturesInvariants: Invariants<PicturesContext> = {
  'each picture has an actor, and each actor a picture': ({ nodes }) =>
    nodes
      .filter((node) => Object.keys(node.snapshot.children).toSorted().join() !== idsOf(node))
      .map(({ key }) => key),

  'there are never more pictures than the form takes, and full says so': ({ nodes }) =>
    nodes
      .filter(
        ({ name, context: { ids, max } }) =>
          ids.length > max || (name === 'full') !== (ids.length === max),
      )
      .map(({ key }) => key),

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
      .filter(({ stimulus }) => stimulus.name.startsWith('pictures.add'))
      .filter(({ source, stimulus, target }) => {
        const { ids, added, max } = source.context
        const given = { one: 1, two: 2, notes: 0, some: 1 }[stimulus.name.split('=')[1] ?? '']
        const fitting = Math.min(given ?? 0, max - ids.length)
        const fresh = Array.from({ length: fitting }, (_, at) => `picture-${added + at + 1}`)
        return idsOf(target) !== [...ids, ...fresh].join()
      })
      .map(describeEdge),

  'a file that is no picture is named as the problem, until the pictures change': ({ edges }) =>
    edges
      .filter(({ source, target }) => source.key !== target.key)
      .filter(({ stimulus, target: { context } }) => {
        const expected = /notes|some/.test(stimulus.name) ? pictureProblem(pictures.notes) : null
        return JSON.stringify(context.problem) !== JSON.stringify(expected)
      })
      .map(describeEdge),

  'a removal removes its picture and no other': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('pictures.remove'))
      .filter(({ source, stimulus, target }) => {
        const left = source.context.ids.filter((id) => stimulus.name !== `pictures.remove=${id}`)
        return idsOf(target) !== left.join()
      })
      .map(describeEdge),

  'every picture can be removed': (model) =>
    ['picture-1', 'picture-2'].flatMap((id) =>
      lacking(
        model,
        model.nodes.filter(({ context: { ids } }) => ids.includes(id)),
        ({ stimulus }) => stimulus.name === `pictures.remove=${id}`,
      ),
    ),
}
