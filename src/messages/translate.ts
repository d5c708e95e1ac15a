import type { Message, MessageKey } from '../domain/message.ts'

type Sentence = string | ((params: never) => string)

/** The sentences of a language by their keys. */
export type Catalogue = Readonly<Record<MessageKey, Sentence>>

/** Returns the text of a message; the text of a vendor is returned unchanged unless `vendorTexts` has its code. */
export function translate(
  message: Message,
  catalogue: Partial<Catalogue>,
  vendorTexts: Readonly<Record<string, string>> = {},
): string {
  if ('text' in message) {
    // The text of the server may name an e-mail address in parentheses, which every language keeps.
    const email = / \(\S+@\S+\)/.exec(message.text)?.[0] ?? ''
    // The reason of a removal is in the language of the admin.
    const [, reason = ''] = /(: .+?)[.\s]*$/s.exec(message.text) ?? []
    const text = vendorTexts[message.code ?? '']
    return text?.replace('{email}', () => email).replace('{reason}', () => reason) ?? message.text
  }
  // Without a connection, the file with the sentence may be missing.
  const sentence = catalogue[message.key] ?? catalogue.notLoaded ?? ''
  return typeof sentence === 'string' ? sentence : sentence(message.params as never)
}
