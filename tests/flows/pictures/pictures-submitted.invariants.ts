import type { PicturesContext } from '../../../machines/pictures.machine.ts'
import { type Invariants, lacking, noEdge } from '../../model/model.ts'

/** The invariants of a form's pictures when the form is submitted. Each returns its violations. */
export const submittedInvariants: Invariants<PicturesContext> = {
  'after a submit of the form no refused file is named': (model) =>
    lacking(
      model,
      model.nodes,
      ({ stimulus, target: { context } }) =>
        stimulus.name === 'pictures.submitted' && context.refused.length === 0,
    ),

  'a submit of the form changes none of its pictures': noEdge(
    ({ stimulus }) => stimulus.name === 'pictures.submitted',
    ({ source, target }) =>
      source.context.ids !== target.context.ids || source.name !== target.name,
  ),
}
