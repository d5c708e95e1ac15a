import type { PictureContext } from '../../../machines/picture.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { shownAt, uploaded } from '../addProduct/addProduct.script.ts'
import { everyNodeHas, type Invariants, noEdge, noNode, startedBy } from '../../model/model.ts'
import { progress } from './picture.script.ts'

/** The states whose failure is said. */
const SAID = new Set(['chosen.failed', 'chosen.refused'])

/** The invariants of a picture over every state and transition. Each returns its violations. */
export const pictureInvariants: Invariants<PictureContext> = {
  'a picture is uploaded again only when the user asks for it': noEdge(
    (edge) => startedBy(edge).includes('upload'),
    ({ stimulus }) => stimulus.name !== 'picture.retry',
  ),

  'a picture that is not uploaded can be tried again': everyNodeHas(
    ({ name }) => name === 'chosen.failed',
    (edge) => edge.stimulus.name === 'picture.retry' && startedBy(edge).includes('upload'),
  ),

  'a picture that the image host has refused for good cannot be tried again': noEdge(
    ({ source, stimulus }) => source.name === 'chosen.refused' && stimulus.name === 'picture.retry',
    ({ source, target }) => source.key !== target.key,
  ),

  'each answer of the image host leads to its state': unexpectedTargets({
    'upload=': 'chosen.uploaded',
    'upload!': 'chosen.failed',
    'upload!rejected': 'chosen.refused',
  }),

  'a picture has an address exactly when it is uploaded': noNode(
    ({ name, context }) => context.uploaded !== (name === 'chosen.uploaded' ? uploaded : null),
  ),

  'a failure is kept while it is said, and no longer': ({ nodes, edges }) =>
    [...nodes, ...edges.map(({ target }) => target)]
      .filter(({ name, context }) => SAID.has(name) !== (context.failure !== null))
      .map(({ key }) => key),

  'a file that the browser cannot read ends its upload': everyNodeHas(
    ({ name }) => name === 'chosen.uploading' || SAID.has(name),
    ({ stimulus, target }) =>
      stimulus.name === 'picture.unreadable' &&
      target.name === 'unreadable' &&
      target.context.preview === null,
  ),

  'a picture is shown as soon as the browser has read it': everyNodeHas(
    ({ snapshot }) => snapshot.status === 'active',
    ({ source, stimulus, target }) =>
      stimulus.name === 'picture.shown' &&
      target.name === source.name &&
      target.context.preview === shownAt,
  ),

  'the progress of an upload is kept': everyNodeHas(
    ({ name }) => name === 'chosen.uploading',
    ({ stimulus, target }) =>
      stimulus.name === 'upload.progressed' && target.context.progress === progress,
  ),

  'a new upload begins without progress': noEdge(
    (edge) => startedBy(edge).includes('upload'),
    ({ target }) => target.context.progress !== null,
  ),

  'a picture is busy exactly while it is uploaded': noNode(
    ({ name, snapshot }) => (name === 'chosen.uploading') !== snapshot.hasTag('busy'),
  ),
}
