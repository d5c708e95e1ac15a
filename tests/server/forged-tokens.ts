import { base64url, generateSecret, SignJWT } from 'jose'
import type { TestApp } from './test-app.ts'
import { idTokenFor, strangerKeys } from './id-tokens.ts'
import { emailOf } from './test-app.ts'

/** Half past eleven and half past twelve; the time of the small test data set is noon. */
const ISSUED = new Date('2026-03-01T11:30:00Z')
const EXPIRES = new Date('2026-03-01T12:30:00Z')

type Claims = { issuer?: string; audience?: string; expires?: Date; key?: Uint8Array | CryptoKey }

/** Issues the market's own access token for a user, with forged claims. */
async function accessToken(market: TestApp, userId: string, forged: Claims) {
  const [secret] = await market.database.query<{ value: string }>(
    `select value from secrets where name = 'access-token-key'`,
  )
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuer(forged.issuer ?? 'loppis')
    .setAudience(forged.audience ?? 'loppis-market')
    .setIssuedAt(ISSUED)
    .setExpirationTime(forged.expires ?? EXPIRES)
    .sign(forged.key ?? Buffer.from(secret?.value ?? '', 'base64'))
}

const part = (value: object) => base64url.encode(JSON.stringify(value))

/** Returns a token without a signature. */
const unsigned = (claims: object) => {
  const times = { iat: ISSUED.getTime() / 1000, exp: EXPIRES.getTime() / 1000 }
  return `${part({ alg: 'none' })}.${part({ ...claims, ...times })}.`
}

/** Invalid access tokens for `userId`, by their defect. The first is valid and shows that nothing else is wrong. */
export const accessTokens: Record<string, (market: TestApp, userId: string) => Promise<string>> = {
  good: (market, userId) => accessToken(market, userId, {}),
  expired: (market, userId) =>
    accessToken(market, userId, { expires: new Date('2026-03-01T11:59:59Z') }),
  'unsigned (alg none)': async (_market, sub) =>
    unsigned({ sub, iss: 'loppis', aud: 'loppis-market' }),
  'signed with another key': async (market, userId) =>
    accessToken(market, userId, { key: await generateSecret('HS256') }),
  'for another audience': (market, userId) => accessToken(market, userId, { audience: 'other' }),
  'from another issuer': (market, userId) => accessToken(market, userId, { issuer: 'other' }),
  'not a JWT': async () => 'x.y.z',
  'for an unknown user': (market) => accessToken(market, 'never-was', {}),
  'the ID token of the same user': (_market, userId) => idTokenFor(emailOf(userId)),
}

/** Invalid ID tokens for an e-mail, by their defect. The first is valid and shows that nothing else is wrong. */
export const proofs: typeof accessTokens = {
  good: (_market, userId) => idTokenFor(emailOf(userId)),
  expired: (_market, userId) => idTokenFor(emailOf(userId), { expires: '2026-03-01T11:59:00Z' }),
  'unsigned (alg none)': async (_market, userId) =>
    unsigned({
      sub: `uid-${emailOf(userId)}`,
      email: emailOf(userId),
      iss: 'https://identity.test',
      aud: 'market-test',
    }),
  'signed with another key': (_market, userId) =>
    idTokenFor(emailOf(userId), { key: strangerKeys.privateKey }),
  'for another audience': (_market, userId) =>
    idTokenFor(emailOf(userId), { audience: 'other-project' }),
  'from another issuer': (_market, userId) =>
    idTokenFor(emailOf(userId), { issuer: 'https://evil.test' }),
  'the access token of the same user': (market, userId) => accessToken(market, userId, {}),
}
