import { buyingRules } from './buying.ts'
import { callsRules } from './calls.ts'
import { membersRules } from './members.ts'
import { navigationRules } from './navigation.ts'
import { sellingRules } from './selling.ts'
import { sessionRules } from './session.ts'

/** The app's rules: the text of each by its id. Tests name the ids at the start of their titles. */
export const rules: Readonly<Record<string, string>> = {
  ...navigationRules,
  ...sessionRules,
  ...buyingRules,
  ...sellingRules,
  ...membersRules,
  ...callsRules,
}
