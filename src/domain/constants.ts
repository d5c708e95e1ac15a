/** Business constants and limits (specification, section 9). */
/** US dollars. */
export const FREE_DELIVERY_OVER = 49.86
export const RETURN_WINDOW_DAYS = 30
export const CONDITIONS = ['excellent', 'good', 'fair'] as const
export const ROLES = ['buyer', 'seller', 'admin'] as const
/** Admin is not on offer when registering (rule S2). */
export const REGISTRATION_ROLES = ['buyer', 'seller'] as const
export const ACCESS_TOKEN_KEY = 'accessToken'
