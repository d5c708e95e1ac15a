import { randomId } from '../domain/random-id.ts'

/**
 * Creates the idempotency keys of an operation. A repeated call with the same content gets the same key until an answer
 * confirms the act: the server may have processed a request whose response was lost, and then answers with the first
 * response.
 */
export function createIdempotencyKeys() {
  const keys = new Map<string, string>()
  return {
    /**
     * Calls `send` with the key of this content, a value that JSON can hold. `isDone` returns false for an answer that
     * does not confirm the act, which may have taken place in an earlier request: a retry keeps the key.
     */
    async withKey<Answer>(
      content: unknown,
      send: (key: string) => Promise<Answer>,
      isDone: (answer: Answer) => boolean = () => true,
    ): Promise<Answer> {
      const name = JSON.stringify(content)
      const key = keys.get(name) ?? randomId()
      keys.set(name, key)
      const answer = await send(key)
      if (isDone(answer)) keys.delete(name)
      return answer
    },
  }
}
