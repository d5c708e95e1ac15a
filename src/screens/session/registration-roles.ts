import { REGISTRATION_ROLES } from '../../domain/constants.ts'
import type { sessionMessages } from '../../messages/session.ts'

/** Returns the roles that registration offers (rule S2), with their descriptions. */
export const roleOptions = ({ roles }: (typeof sessionMessages)['en']) =>
  REGISTRATION_ROLES.map((value) => ({ value, ...roles[value] }))
