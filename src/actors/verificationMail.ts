import { fromCallback, fromPromise } from 'xstate'
import { verificationMailMachine } from '../../machines/verificationMail.machine.ts'
import type { FirebaseAccounts } from '../services/identity-accounts.ts'
import type { Services } from './services.ts'

type Accounts = Pick<FirebaseAccounts, 'isEmailVerified' | 'sendVerification'>

/** The services of the mail. */
type VerificationMailServices = Pick<Services, 'visibility'> & {
  identity: {
    withAccounts: <Answer>(work: (accounts: Accounts) => Promise<Answer>) => Promise<Answer>
  }
}

/**
 * Provides the mail that confirms the e-mail address with the identity provider, which is asked again when the user returns
 * to the page.
 */
export function provideVerificationMail({ identity, visibility }: VerificationMailServices) {
  const isVerified = () => identity.withAccounts((accounts) => accounts.isEmailVerified())
  return verificationMailMachine.provide({
    actors: {
      readVerified: fromPromise(isVerified),
      sendMail: fromPromise(() => identity.withAccounts((accounts) => accounts.sendVerification())),
      watchVerified: fromCallback(({ sendBack }) => {
        let wasHidden = false
        return visibility.watch((isVisible) => {
          if (isVisible && wasHidden) {
            isVerified().then(
              (verified) => verified && sendBack({ type: 'email.verified' }),
              () => {
                // The next return to the page asks again.
              },
            )
          }
          wasHidden = !isVisible
        })
      }),
    },
  })
}
