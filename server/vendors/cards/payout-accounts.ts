/** A detail that the provider still needs before it sends money. */
type MissingDetail = 'bankAccount' | 'business' | 'identity' | 'terms' | 'other'

/**
 * A seller's account at the provider.
 * - pending: the seller has not submitted the details, or the provider verifies them.
 * - active: transfers reach the account, and the provider pays them out to the bank.
 * - restricted: the seller has to add what is `missing` before transfers reach the account.
 * - rejected: the provider refuses the seller for good.
 */
export type PayoutAccount = {
  id: string
  status: 'pending' | 'active' | 'restricted' | 'rejected'
  /** The seller has been through the onboarding. */
  isSubmitted: boolean
  missing: MissingDetail[]
}

/** Creates and reads the accounts to which sellers receive money. Every method throws CardProviderError. */
export interface PayoutAccounts {
  /** Creates an account that nobody has onboarded; the same key returns the same account. */
  createPayoutAccount(input: { email: string; key: string }): Promise<PayoutAccount>
  /** Reads an account; returns null where the provider has no such account. */
  payoutAccount(id: string): Promise<PayoutAccount | null>
  /**
   * Returns the address of the provider's page on which the seller enters the details. The page can be opened once, for a
   * few minutes. It sends the seller to `returnUrl`, whether or not the details are complete, and to `refreshUrl` where
   * the seller needs a new link.
   */
  onboardingLink(input: {
    accountId: string
    returnUrl: string
    refreshUrl: string
  }): Promise<string>
}
