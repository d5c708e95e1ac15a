import type { S3 } from '../../config/s3.ts'
import { StartError } from '../../config/start-error.ts'
import { FilesUnavailable } from './picture-files.ts'

const NOT_S3 = 'the server at S3_ENDPOINT does not speak the protocol of S3'

/** The meaning of S3's error codes to an operator. */
const REASONS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is none of this name',
  NotFound: 'there is none of this name',
  InvalidAccessKeyId: 'the server does not know the access key',
  SignatureDoesNotMatch: 'the server does not take the secret access key',
  AccessDenied: 'the access key may not list it',
  Forbidden: 'the access key may not list it',
  PermanentRedirect: 'it is in another region than S3_REGION',
  AuthorizationHeaderMalformed: 'it is in another region than S3_REGION',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  CredentialsProviderError: 'there is no access key',
  // The SDK cannot read the response.
  Error: NOT_S3,
}

/** Names the bucket and its server, which are no secrets. */
const placeOf = ({ bucket, endpoint }: S3): string =>
  `The bucket in S3_BUCKET (${bucket} at ${endpoint === null ? 'Amazon S3' : new URL(endpoint).host})`

type Details = { name: string; status: number | null; code: string | null }

/** Reads the error of the SDK: S3's own code is its name, `Unknown` if there is none, and the network's is its code. */
function detailsOf(error: unknown): Details {
  const { name, code, $metadata } = error as {
    name?: string
    code?: string
    $metadata?: { httpStatusCode?: number }
  }
  const status = $metadata?.httpStatusCode ?? null
  const isUnnamed = name === undefined || name === '' || name === 'Unknown'
  return { name: isUnnamed ? `status ${status}` : name, status, code: code ?? null }
}

/** Returns whether S3 has no object of this key. */
export const isMissing = (error: unknown): boolean =>
  ['NoSuchKey', 'NotFound'].includes(detailsOf(error).name)

/** Returns whether the error passes without a change of the settings. */
const isPassing = ({ name, status }: Details): boolean =>
  status === null ? name !== 'CredentialsProviderError' : status >= 500 || status === 429

/**
 * Returns the error of a start with a bucket that the server refuses, in one line; null where the server does not answer.
 */
export function openingError(s3: S3, error: unknown): StartError | null {
  const details = detailsOf(error)
  if (isPassing(details)) return null
  const reason = REASONS[details.name] ?? `the server answers ${details.name}`
  return refusal(s3, reason, error)
}

/** Returns the error of a start with an address where something else than S3 answers. */
export const notS3 = (s3: S3): StartError => refusal(s3, NOT_S3)

const refusal = (s3: S3, reason: string, cause?: unknown) =>
  new StartError(`${placeOf(s3)} cannot be opened: ${reason}.`, { cause })

/** Returns the error of a request while the server runs. `isLate`: the deadline of the request has passed. */
export function accessError(
  s3: S3,
  error: unknown,
  { isLate }: { isLate: boolean },
): FilesUnavailable {
  const { code, name } = detailsOf(error)
  const reason = isLate ? 'no answer in time' : (code ?? name)
  return new FilesUnavailable(`${placeOf(s3)} cannot be used (${reason}).`, { cause: error })
}
