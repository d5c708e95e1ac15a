import type { ContextFrom } from 'xstate'
import type { updateMachine } from '../../../machines/update.machine.ts'
import { exactly } from '../../model/exactly.ts'
import { executes, type Invariants } from '../../model/model.ts'

/** Update invariants over every state and transition. Each returns its violations. */
export const updateInvariants: Invariants<ContextFrom<typeof updateMachine>> = {
  'a later version is offered when one is found, and not before': (model) => [
    ...(model.initial.name === 'current' ? [] : [model.initial.name]),
    ...exactly(
      model,
      { by: ['update.found'], at: ({ name }) => name === 'current' },
      ({ source, target }) => source.name === 'current' && target.name === 'available',
    ),
  ],

  'the offer ends when the user closes it': (model) =>
    exactly(
      model,
      { by: ['banner.dismissed'], at: ({ name }) => name === 'available' },
      ({ source, target }) => source.name === 'available' && target.name === 'current',
    ),

  'the page is reloaded when the user accepts the offer': (model) =>
    exactly(model, { by: ['page.reload'], at: ({ name }) => name === 'available' }, (edge) =>
      executes(edge, 'reload'),
    ),
}
