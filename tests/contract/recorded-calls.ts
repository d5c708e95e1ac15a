import { createApi } from '../../src/api/api.ts'
import { type Failure, failureOf } from '../../src/domain/failure.ts'
import { openedForTests } from '../opened-for-tests.ts'
import { startRecordingServer } from './recording-server.ts'

/** The client's calls, signed in, to a server that writes them down, while the tests of a file run. */
export function recordedCalls() {
  const server = openedForTests(startRecordingServer)
  return {
    server,
    api: () => createApi({ baseUrl: server().url, readToken: () => 'access-1' }),
  }
}

/** What a call fails with. */
export const failureIn = async (call: Promise<unknown>): Promise<Failure> =>
  failureOf(
    await call.then(
      () => new Error('The call went through.'),
      (error: unknown) => error,
    ),
  )
