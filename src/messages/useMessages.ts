import { createContext, use } from 'react'
import type { Translations } from './define-messages.ts'
import { type Locale, locales } from './locale.ts'

const LocaleContext = createContext<Locale>(locales.en)

/** Provides the current language to its descendants. */
export const LocaleProvider = LocaleContext.Provider

/** Returns the current language's formatters and the translation of sentences from machines. */
export function useLocale(): Locale {
  return use(LocaleContext)
}

/** Returns messages in the current language. */
export function useMessages<Words>(words: Translations<Words>): Words {
  return useLocale().messagesFor(words)
}
