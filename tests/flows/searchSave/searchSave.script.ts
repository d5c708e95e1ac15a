import { type SearchSaveContext, searchSaveMachine } from '../../../machines/searchSave.machine.ts'
import { portResults, scriptFor } from '../../model/script.ts'

/** The search that the user saves, and its name. */
export const wanted = { name: 'camera', question: { words: 'camera' } }
/** Another search, which the user asks for next. */
export const other = { name: 'lamp', question: { words: 'lamp' } }

/** The script of a search that is saved. */
export const searchSaveScript = scriptFor(searchSaveMachine, {
  input: { savedId: 'saved-1' },
  sends: [
    { name: 'searchSave.save', event: { type: 'searchSave.save', ...wanted } },
    { name: 'searchSave.save=other', event: { type: 'searchSave.save', ...other } },
  ],
  listeners: {},
  ports: {
    readAbility: portResults<boolean>({ able: true, unable: false }),
    save: portResults<void>({ saved: undefined }),
  },
  factsOf: ({ question, failure }: SearchSaveContext) => [
    question?.words ?? 'nothing',
    failure === null ? 'well' : 'failed',
  ],
  bound: 6,
})
