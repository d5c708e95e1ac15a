import { REGISTRATION_ROLES } from '../../domain/constants.ts'
import type { sessionWords } from '../../words/session.ts'

/** What one can register as (rule S2), with what it means. */
export const roleOptions = ({ roles }: (typeof sessionWords)['en']) =>
  REGISTRATION_ROLES.map((value) => ({ value, ...roles[value] }))
