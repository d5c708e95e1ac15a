import type { Message } from '../domain/message.ts'
import { swedish } from './catalogue.sv.ts'
import { translate } from './translate.ts'
import { cardTexts, serverTexts } from './vendor-texts.sv.ts'

/** The Swedish messages of every page; the messages of a single screen load with that screen. */
export { errorMessages as errorWords } from './error.sv.ts'
export { frameMessages as frameWords } from './frame.sv.ts'
export { homeMessages as homeWords } from './home.sv.ts'
export { pageMessages as pageWords } from './pages.sv.ts'
export { uiMessages as uiWords } from './ui.sv.ts'

const vendorTexts = { ...serverTexts, ...cardTexts }

/** Returns the Swedish text of a message from a machine. */
export const t = (message: Message) => translate(message, swedish, vendorTexts)
