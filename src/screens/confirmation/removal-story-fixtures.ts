import { removalEffectsMachine } from '../../actors/admin.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'

/** What a removal ends, in the states of its loading. */
export const removalEffects = statesOf(removalEffectsMachine, [
  { canceled: 1, refunded: 66, goingOn: 2, offers: 3 },
])
