import { generateKeyPair, SignJWT } from 'jose'

export const ISSUER = 'https://identity.test'
export const AUDIENCE = 'market-test'
/** The identity provider's keys. */
export const proofKeys = await generateKeyPair('RS256')
/** Keys that the identity provider does not have. */
export const strangerKeys = await generateKeyPair('RS256')

/** Returns an ID token as the identity provider signs it at noon on 1 March 2026. `forged` replaces parts of it. */
export function idTokenFor(
  email: string,
  forged: {
    issuer?: string
    audience?: string
    key?: CryptoKey
    expires?: string
    identity?: string
  } = {},
): Promise<string> {
  return new SignJWT({ email })
    .setProtectedHeader({ alg: 'RS256' })
    .setSubject(forged.identity ?? `uid-${email.toLowerCase()}`)
    .setIssuer(forged.issuer ?? ISSUER)
    .setAudience(forged.audience ?? AUDIENCE)
    .setIssuedAt(new Date('2026-03-01T11:50:00Z'))
    .setExpirationTime(new Date(forged.expires ?? '2026-03-01T12:50:00Z'))
    .sign(forged.key ?? proofKeys.privateKey)
}
