import { createApi } from '../../src/api/api.ts'
import { type Failure, failureOf } from '../../src/domain/failure.ts'
import { setupResource } from '../served/opened-for-tests.ts'
import { startRecordingServer } from './recording-server.ts'

/** Returns the signed-in client of a recording server that runs during the tests of a file. */
export function recordedCalls() {
  const server = setupResource(startRecordingServer)
  return {
    server,
    api: () => createApi({ baseUrl: server().url, readToken: () => 'access-1' }),
  }
}

/** Returns the failure with which a call rejects. */
export const failureIn = async (call: Promise<unknown>): Promise<Failure> =>
  failureOf(
    await call.then(
      () => new Error('The call went through.'),
      (error: unknown) => error,
    ),
  )
