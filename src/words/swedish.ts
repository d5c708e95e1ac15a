import { translated } from './sentences.ts'

/** The Swedish of what every page may say; what a screen says beside comes with the screen. */
export { errorWords } from './error.sv.ts'
export { frameWords } from './frame.sv.ts'
export { homeWords } from './home.sv.ts'
export { pageWords } from './pages.sv.ts'
export { uiWords } from './ui.sv.ts'

/** What a machine holds, said in Swedish. */
export const said = (sentence: string) => translated(sentence, 'sv')
