import type { PicturesContext } from '../../../machines/pictures.machine.ts'
import { describeEdge, type Invariants, lacking, noEdge } from '../../model/model.ts'
import { cropped } from './pictures.script.ts'

const idsOf = ({ context: { ids } }: { context: PicturesContext }) => ids.join()

/** The invariants of a form's pictures while one of them is cropped. Each returns its violations. */
export const croppingInvariants: Invariants<PicturesContext> = {
  'a picture of the form can be cropped, and the others stay as they are meanwhile': (model) => [
    ...lacking(
      model,
      model.nodes.filter(
        ({ name, context: { ids } }) => name !== 'cropping' && ids.includes('picture-1'),
      ),
      ({ stimulus, target }) =>
        stimulus.name === 'pictures.crop=picture-1' && target.name === 'cropping',
    ),
    ...model.edges
      .filter(
        ({ source, stimulus }) => source.name === 'cropping' && !stimulus.name.startsWith('crop='),
      )
      .filter(
        ({ source, target }) =>
          idsOf(source) !== idsOf(target) ||
          source.context.isChanged !== target.context.isChanged ||
          target.name !== 'cropping',
      )
      .map(describeEdge),
  ],

  'a cropped picture replaces the former one at its place, and a canceled crop changes nothing':
    noEdge(
      ({ stimulus }) => stimulus.name.startsWith('crop='),
      ({ source, stimulus, target: { context } }) => {
        const { ids, sources, added, cropped: former } = source.context
        const isKept = stimulus.name === 'crop=kept'
        const fresh = `picture-${added + 1}` as const
        const expected = isKept ? ids : ids.map((id) => (id === former ? fresh : id))
        return (
          context.ids.join() !== expected.join() ||
          context.cropped !== null ||
          (isKept ? context.sources !== sources : context.sources[fresh] !== cropped)
        )
      },
    ),

  'the button that cropped a picture keeps the focus': noEdge(
    ({ stimulus }) => stimulus.name === 'crop=cropped',
    ({ source, target: { context } }) => {
      const { moved } = context
      return moved?.by !== 0 || moved.id !== `picture-${source.context.added + 1}`
    },
  ),
}
