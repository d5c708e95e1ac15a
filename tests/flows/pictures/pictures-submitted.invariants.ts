import type { PicturesContext } from '../../../machines/pictures.machine.ts'
import { describeEdge, type Invariants, lacking } from '../../model/model.ts'

/** The invariants of a form's pictures when the form is submitted. Each returns its violations. */
export const submittedInvariants: Invariants<PicturesContext> = {
  'after a submit of the form no refused file is named': (model) =>
    lacking(
      model,
      model.nodes,
      ({ stimulus, target: { context } }) =>
        stimulus.name === 'pictures.submitted' && context.refused.length === 0,
    ),

  'a submit of the form changes none of its pictures': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'pictures.submitted')
      .filter(
        ({ source, target }) =>
          source.context.ids !== target.context.ids || source.name !== target.name,
      )
      .map(describeEdge),
}
