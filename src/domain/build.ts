/** Which build of the product this is. */
export type Build = {
  version: string
  /** null: it was not built from a commit. */
  commit: string | null
}
