/** Checks phone numbers. */
export type PhoneService = ReturnType<typeof createPhones>

/** `readLanguages`: the user's languages, whose regions are the countries of a number without a country code. */
export function createPhones(readLanguages: () => readonly string[]) {
  return {
    /**
     * Resolves to true if the text can be a phone number. Loads the numbering plans with the first check; without them
     * every text is possible.
     */
    async isPossible(text: string): Promise<boolean> {
      const check = await import('./phone-check.ts').catch(() => null)
      return check === null || check.isPossible(text, readLanguages())
    },
  }
}
