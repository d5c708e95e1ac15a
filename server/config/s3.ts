import { ConfigError, type Environment, readWebAddress, textOf } from './values.ts'

/** The bucket with the pictures, at Amazon S3 or a server that speaks its protocol. */
export type S3 = {
  bucket: string
  region: string
  /** The address of another server; null: Amazon's. */
  endpoint: string | null
  /** null: those that Amazon's SDK finds, such as the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

/** A server with one region has mostly this one, or takes any. */
const USUAL_REGION = 'us-east-1'

/**
 * Reads where the pictures are: null without S3_BUCKET. AWS_REGION and AWS_ENDPOINT_URL_S3, which Amazon's tools read,
 * stand in for our own variables. Throws ConfigError.
 */
export function readS3(env: Environment): S3 | null {
  const bucket = readBucket(env)
  const credentials = readCredentials(env)
  const ownEndpoint = readWebAddress(env, 'S3_ENDPOINT')
  const ownRegion = readRegion(env, 'S3_REGION')
  if (bucket === null) {
    requireBucketFor(env, ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID'])
    return null
  }
  const endpoint = ownEndpoint ?? readWebAddress(env, 'AWS_ENDPOINT_URL_S3')
  const region = ownRegion ?? readRegion(env, 'AWS_REGION')
  if (endpoint === null && region === null) {
    throw new ConfigError(
      'S3_BUCKET needs S3_REGION beside it, such as eu-north-1, or S3_ENDPOINT for a server that is not Amazon S3.',
    )
  }
  return { bucket, region: region ?? USUAL_REGION, endpoint, credentials }
}

function readBucket(env: Environment): string | null {
  const text = textOf(env, 'S3_BUCKET')
  if (text !== null && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) {
    throw new ConfigError(
      `S3_BUCKET must be the name of a bucket such as my-market-pictures, not '${text}'.`,
    )
  }
  return text
}

function readRegion(env: Environment, name: string): string | null {
  const text = textOf(env, name)
  if (text !== null && !/^[\w-]+$/.test(text)) {
    throw new ConfigError(`${name} must be a region such as eu-north-1, not '${text}'.`)
  }
  return text
}

function readCredentials(env: Environment): S3['credentials'] {
  const accessKeyId = textOf(env, 'S3_ACCESS_KEY_ID')
  const secretAccessKey = textOf(env, 'S3_SECRET_ACCESS_KEY')
  if (accessKeyId === null && secretAccessKey === null) return null
  if (accessKeyId === null || secretAccessKey === null) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other.')
  }
  return { accessKeyId, secretAccessKey }
}

function requireBucketFor(env: Environment, names: readonly string[]): void {
  const alone = names.find((name) => textOf(env, name) !== null)
  if (alone !== undefined) throw new ConfigError(`${alone} needs S3_BUCKET beside it.`)
}
