import type { CropContext } from '../../../machines/crop.machine.ts'
import { area, cropped } from './crop.script.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { shownAt } from '../addProduct/addProduct.script.ts'
import {
  everyNodeHas,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

/** Whether the context has the value that each event of the user sets. */
const set: Readonly<Record<string, (context: CropContext) => boolean>> = {
  'crop.move': ({ position }) => position.x === 5,
  'crop.zoom': ({ zoom }) => zoom === 2,
  'crop.shape': ({ shape }) => shape === 'landscape',
}

/** The invariants of a picture that is cropped over every state and transition. Each returns its violations. */
export const cropInvariants: Invariants<CropContext> = {
  'a picture is cut only when the user applies the crop of a picture that is shown': noEdge(
    (edge) => startedBy(edge).includes('cut'),
    ({ source, stimulus, target }) =>
      stimulus.name !== 'crop.apply' ||
      source.context.area === null ||
      JSON.stringify(target.snapshot.children['cut']?.getSnapshot().input) !==
        JSON.stringify({ url: shownAt, area }),
  ),

  'a crop can be applied as soon as its picture is measured': everyNodeHas(
    ({ name, context }) => name === 'cropping' && context.area !== null,
    ({ stimulus, target }) => stimulus.name === 'crop.apply' && target.name === 'applying',
  ),

  'each answer leads to its state': unexpectedTargets({
    'crop.opened': 'cropping',
    'crop.unreadable': 'unreadable',
    'crop.cancel': 'canceled',
    'openPicture!': 'unreadable',
    'cut=': 'applied',
    'cut!': 'cropping',
  }),

  'the user can keep the picture as it is until the crop is applied': everyNodeHas(
    ({ name }) => ['opening', 'cropping', 'unreadable'].includes(name),
    ({ stimulus, target }) => stimulus.name === 'crop.cancel' && target.name === 'canceled',
  ),

  'the output is the cropped file, and null where the picture stays as it is': noNode(
    ({ snapshot }) => snapshot.status === 'done',
    ({ name, snapshot }) => snapshot.output !== (name === 'applied' ? cropped : null),
  ),

  'what the user sets is kept': (model) =>
    Object.entries(set).flatMap(([event, isKept]) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'cropping'),
        ({ stimulus, target }) =>
          stimulus.name === event && target.name === 'cropping' && isKept(target.context),
      ),
    ),

  'a picture that the browser cannot show can be kept': everyNodeHas(
    ({ name }) => ['opening', 'cropping'].includes(name),
    ({ stimulus, target }) => stimulus.name === 'crop.unreadable' && target.name === 'unreadable',
  ),

  'a failure is kept until the next attempt': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('cut!') || stimulus.name === 'crop.apply',
    ({ stimulus, target }) =>
      stimulus.name.startsWith('cut!') !== (target.context.failure !== null),
  ),

  'a crop is busy exactly while it is cut': noNode(
    ({ name, snapshot }) => (name === 'applying') !== snapshot.hasTag('busy'),
  ),
}
