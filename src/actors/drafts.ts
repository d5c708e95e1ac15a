import { failureOf } from '../domain/failure.ts'

/**
 * What people typed when the session ended under it, kept as long as the page. The login takes the screen away; whoever
 * comes back begins with what they had, and nobody else sees it.
 */
export function createDrafts<Draft>() {
  const drafts = new Map<string, Draft>()
  return {
    of: (email: string): Draft | null => drafts.get(email) ?? null,
    /** Performs what the draft is for. Only a refused token keeps it: of any other failure it may have been done. */
    async keepUntilDone<Answer>(
      email: string,
      draft: Draft,
      perform: () => Promise<Answer>,
    ): Promise<Answer> {
      try {
        const answer = await perform()
        drafts.delete(email)
        return answer
      } catch (error) {
        if (failureOf(error).kind === 'unauthorized') drafts.set(email, draft)
        throw error
      }
    },
  }
}
