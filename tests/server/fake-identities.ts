import type { IdentityProvider } from '../../server/access/id-token.ts'

/** The provider's answer about every ID token, and the tokens whose users were asked to verify their e-mail. */
type Said = { isEmailVerified: boolean; isRevoked: boolean; mailed: string[] }

/** Returns an identity provider's answers about ID tokens, which the test can change in `said`. */
export function fakeIdentities(
  said: Said = { isEmailVerified: true, isRevoked: false, mailed: [] },
): Pick<IdentityProvider, 'lookUp' | 'sendVerification'> & { said: Said } {
  return {
    said,
    lookUp: async () => (said.isRevoked ? null : { isEmailVerified: said.isEmailVerified }),
    async sendVerification(idToken) {
      said.mailed.push(idToken)
    },
  }
}
