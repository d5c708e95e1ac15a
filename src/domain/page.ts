/** A part of a list that comes by and by. */
export type Page<Item> = {
  items: readonly Item[]
  /** By what the part after this one is asked for; null: there is none. */
  next: string | null
  /** How many there are in all; null where nobody has said so. */
  total: number | null
}

/** The beginning of a list, so many of its items and the wanted one before all others; or the part that `next` names. */
export type PageAsked = { count: number; wantedId: string | null } | { next: string }

/** As many as are looked at in one go, and as a browser draws without a pause. */
export const pageLength = 24
/** The most that a server has to give in one go. */
export const longestPage = 200
