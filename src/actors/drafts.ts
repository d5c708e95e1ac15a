import { failureOf } from '../domain/failure.ts'

/**
 * Stores form input when the session expires, for the lifetime of the page. The login replaces the screen; after
 * signing in, the same user continues with the draft, and no other user sees it.
 */
export function createDrafts<Draft>() {
  const drafts = new Map<string, Draft>()
  return {
    of: (email: string): Draft | null => drafts.get(email) ?? null,
    /** Submits the draft. Only a 401 stores it: after any other failure the server may have processed the request. */
    async submitWithDraft<Answer>(
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
