import { buyingRules } from './buying.ts'
import { callsRules } from './calls.ts'
import { membersRules } from './members.ts'
import { navigationRules } from './navigation.ts'
import { sellingRules } from './selling.ts'
import { sessionRules } from './session.ts'

/** The rules of the product: each has an id, by which tests name it at the start of their titles, and its words. */
export const rules: Readonly<Record<string, string>> = {
  ...navigationRules,
  ...sessionRules,
  ...buyingRules,
  ...sellingRules,
  ...membersRules,
  ...callsRules,
}
