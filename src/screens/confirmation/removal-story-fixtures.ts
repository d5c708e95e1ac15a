import { removalEffectsMachine } from '../../actors/admin.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'

/** The effects of a removal, in the states of its loading. */
export const removalEffects = statesOf(removalEffectsMachine, [
  { canceled: 1, refunded: 66, goingOn: 2, offers: 3 },
])
