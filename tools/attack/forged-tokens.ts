import {
  base64url,
  decodeJwt,
  type JWTHeaderParameters,
  SignJWT,
  generateKeyPair,
  exportJWK,
} from 'jose'

/** Keys that a careless server might sign its tokens with. */
const GUESSED_KEYS = [
  'secret',
  'changeme',
  'password',
  'loppis',
  'loppis-market',
  'access-token-key',
  'second-hand',
  'pk_test_standin',
  '\0'.repeat(32),
]

const stranger = await generateKeyPair('RS256', { extractable: true })
const strangerJwk = await exportJWK(stranger.publicKey)

/** A token that must open nothing, and what is wrong with it. */
export type Forged = { name: string; token: string }

type Claims = Record<string, unknown>

const part = (value: object) => base64url.encode(JSON.stringify(value))

const headerOf = (token: string): Claims =>
  JSON.parse(new TextDecoder().decode(base64url.decode(token.split('.')[0] ?? ''))) as Claims

/** Returns forgeries of a valid token. `victim` is the user whom they name in place of the token's own. */
export async function forgeTokens(
  valid: string,
  { victim, publicKeys }: { victim: string; publicKeys: string },
): Promise<Forged[]> {
  const [head = '', body = '', signature = ''] = valid.split('.')
  const header = headerOf(valid)
  const claims: Claims = decodeJwt(valid)
  const now = Math.floor(Date.now() / 1000)
  const tampered: Record<string, Claims> = {
    'another user': { ...claims, sub: victim },
    'a later end': { ...claims, exp: now + 1_000_000 },
    'no end': { ...claims, exp: undefined },
    'another audience': { ...claims, aud: 'other' },
    'several audiences': { ...claims, aud: ['other', claims['aud']] },
    'another issuer': { ...claims, iss: 'other' },
    'a role': { ...claims, role: 'admin', admin: true },
  }
  return [
    ...unsigned(claims, signature),
    ...(await signedByGuess(claims, publicKeys)),
    ...(await signedByStranger(header, claims)),
    ...Object.entries(tampered).map(([name, changed]) => ({
      name: `with ${name} under the old signature`,
      token: `${head}.${part(changed)}.${signature}`,
    })),
    { name: 'without a signature', token: `${head}.${body}.` },
    { name: 'of two parts', token: `${head}.${body}` },
    { name: 'of one part', token: head },
    { name: 'of five parts', token: `${valid}.${body}.${signature}` },
    { name: 'with a shorter signature', token: valid.slice(0, -2) },
    { name: 'with half of its text', token: valid.slice(0, valid.length / 2) },
    { name: 'with another bit in the signature', token: `${head}.${body}.${flipped(signature)}` },
    { name: 'with the signature twice', token: `${valid}${signature}` },
    { name: 'that is no JWT', token: 'x.y.z' },
    { name: 'of dots', token: '..' },
    { name: 'of 8 kB', token: 'A'.repeat(8000) },
  ]
}

function unsigned(claims: Claims, signature: string): Forged[] {
  return ['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg) => [
    { name: `with alg '${alg}'`, token: `${part({ alg })}.${part(claims)}.` },
    {
      name: `with alg '${alg}' and a signature`,
      token: `${part({ alg })}.${part(claims)}.${signature}`,
    },
  ])
}

/** The public keys as an HMAC key are the classic confusion of algorithms. */
async function signedByGuess(claims: Claims, publicKeys: string): Promise<Forged[]> {
  const forged: Forged[] = []
  for (const key of [...GUESSED_KEYS, publicKeys]) {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(key))
    const name = key === publicKeys ? 'the public keys' : JSON.stringify(key)
    forged.push({ name: `signed by HS256 with ${name}`, token })
  }
  return forged
}

async function signedByStranger(header: Claims, claims: Claims): Promise<Forged[]> {
  const headers: Record<string, JWTHeaderParameters> = {
    "a stranger's key": { alg: 'RS256' },
    "a stranger's key under the known name": { ...header, alg: 'RS256' },
    "a stranger's key in the header": { alg: 'RS256', jwk: strangerJwk },
    "a stranger's key at an address": { alg: 'RS256', jku: 'http://127.0.0.1:9/keys.json' },
    "a stranger's key at a path": { alg: 'RS256', kid: '../../../../dev/null' },
    "a stranger's key by SQL": { alg: 'RS256', kid: "x' union select 'secret" },
  }
  const forged: Forged[] = []
  for (const [name, protectedHeader] of Object.entries(headers)) {
    const token = await new SignJWT(claims)
      .setProtectedHeader(protectedHeader)
      .sign(stranger.privateKey)
    forged.push({ name: `signed with ${name}`, token })
  }
  const audience = { ...claims, aud: 'other' }
  const other = new SignJWT(audience).setProtectedHeader({ alg: 'RS256' })
  forged.push({ name: "of a stranger's audience", token: await other.sign(stranger.privateKey) })
  return forged
}

/** Changes the first character, all of whose bits belong to the signature. */
const flipped = (signature: string) => (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
