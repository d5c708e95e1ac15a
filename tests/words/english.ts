import type { Message } from '../../src/domain/message.ts'
import { locales } from '../../src/messages/locale.ts'

/** Returns a message as a reader of English sees it. */
export const englishText = (message: Message): string => locales.en.t(message)
