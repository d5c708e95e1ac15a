import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose'
import { type Database, onlyRow } from '../../database/database.ts'

/** The RS256 key pair that signs the ID tokens. */
export type SigningKey = {
  kid: string
  privateKey: CryptoKey
  /** The public key alone, for the JWKS endpoint. */
  jwks: { keys: JWK[] }
  keys: JWTVerifyGetKey
}

/** Returns this database's key pair, generated on first use. Servers that start concurrently use the same one. */
export async function openSigningKey(database: Database): Promise<SigningKey> {
  const known = await readKey(database)
  if (known !== null) return known
  const pair = await generateKeyPair('RS256', { extractable: true })
  const privateJwk = await exportJWK(pair.privateKey)
  await database.query(
    `insert into identity_keys (id, kid, private_jwk) values (1, $1, $2)
     on conflict (id) do nothing`,
    [await calculateJwkThumbprint(privateJwk), JSON.stringify(privateJwk)],
  )
  return onlyRow([await readKey(database)].filter((key) => key !== null))
}

async function readKey(database: Database): Promise<SigningKey | null> {
  const [row] = await database.query<{ kid: string; private_jwk: string }>(
    'select kid, private_jwk from identity_keys where id = 1',
  )
  if (row === undefined) return null
  const privateJwk: JWK = JSON.parse(row.private_jwk)
  const privateKey = await importJWK(privateJwk, 'RS256')
  if (privateKey instanceof Uint8Array) throw new Error('The signing key is not a key pair.')
  const { kty, n, e } = privateJwk
  if (kty !== 'RSA' || n === undefined || e === undefined) {
    throw new Error('The signing key is not an RSA key.')
  }
  const jwks = { keys: [{ kty, n, e, kid: row.kid, alg: 'RS256', use: 'sig' }] }
  return { kid: row.kid, privateKey, jwks, keys: createLocalJWKSet(jwks) }
}
