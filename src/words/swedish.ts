import { translated } from './sentences.ts'

/** The Swedish messages of every page; the messages of a single screen load with that screen. */
export { errorWords } from './error.sv.ts'
export { frameWords } from './frame.sv.ts'
export { homeWords } from './home.sv.ts'
export { pageWords } from './pages.sv.ts'
export { uiWords } from './ui.sv.ts'

/** Translates a sentence from a machine into Swedish. */
export const said = (sentence: string) => translated(sentence, 'sv')
