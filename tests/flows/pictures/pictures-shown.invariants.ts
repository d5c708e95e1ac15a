import type { PicturesContext } from '../../../machines/pictures.machine.ts'
import {
  describeEdge,
  type Edge,
  everyNodeHas,
  type Invariants,
  lacking,
  noEdge,
} from '../../model/model.ts'
import { shown } from './pictures.script.ts'

type PicturesEdge = Edge<PicturesContext>

export const isShowing = ({ stimulus }: PicturesEdge): boolean =>
  stimulus.name.startsWith('pictures.show')

const isDiscard = ({ stimulus }: PicturesEdge) => stimulus.name === 'pictures.discard'
const idsOf = ({ context: { ids } }: { context: PicturesContext }) => ids.join()

/** The invariants of pictures that come from the server or from a draft. */
export const shownInvariants: Invariants<PicturesContext> = {
  'the pictures of the server and of the draft replace those that the user has not changed': noEdge(
    isShowing,
    ({ source, stimulus, target: { context } }) => {
      const { added, max, isChanged } = source.context
      const sent = stimulus.name.endsWith('stored') ? shown.stored : shown.drafted
      const expected = sent.slice(0, max)
      return (
        isChanged ||
        context.isChanged !== stimulus.name.endsWith('drafted') ||
        context.isRecalled !== context.isChanged ||
        context.ids.join() !== expected.map((_, at) => `picture-${added + at + 1}`).join() ||
        context.ids.some((id, at) => context.sources[id] !== expected[at])
      )
    },
  ),

  'the pictures of the server are shown until the user changes them': everyNodeHas(
    ({ name, context }) => name !== 'cropping' && !context.isChanged && context.added < 3,
    ({ stimulus }) => stimulus.name === 'pictures.show=stored',
  ),

  'discarded changes stay until the pictures of the server replace them, and count as none': (
    model,
  ) => [
    ...lacking(
      model,
      model.nodes.filter(
        ({ name, context: { isRecalled, moved } }) =>
          name !== 'cropping' && isRecalled && moved === null,
      ),
      isDiscard,
    ),
    ...model.edges
      .filter(isDiscard)
      .filter(
        ({ source, target }) =>
          target.context.isChanged || target.context.isRecalled || idsOf(source) !== idsOf(target),
      )
      .map(describeEdge),
  ],

  'only the pictures of the draft count as recalled': noEdge(
    ({ source, target }) => !source.context.isRecalled && target.context.isRecalled,
    ({ stimulus }) => stimulus.name !== 'pictures.show=drafted',
  ),
}
