import { translate } from './translate.ts'

/** The Swedish messages of every page; the messages of a single screen load with that screen. */
export { errorMessages as errorWords } from './error.sv.ts'
export { frameMessages as frameWords } from './frame.sv.ts'
export { homeMessages as homeWords } from './home.sv.ts'
export { pageMessages as pageWords } from './pages.sv.ts'
export { uiMessages as uiWords } from './ui.sv.ts'

/** Translates a sentence from a machine into Swedish. */
export const t = (sentence: string) => translate(sentence, 'sv')
