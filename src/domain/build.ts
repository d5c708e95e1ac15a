/** Identifies the running build. */
export type Build = {
  version: string
  /** null when the build has no commit. */
  commit: string | null
}
