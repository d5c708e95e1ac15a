import type { SearchSaveContext } from '../../../machines/searchSave.machine.ts'
import { savedSearchesMessages } from '../../../src/messages/savedSearches.ts'
import { searchSaveScript } from './searchSave.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { searchSaveInvariants } from './searchSave.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { save, saved, title } = savedSearchesMessages.en

/** The screen flow of a search that is saved. */
export const searchSaveFlow: ScreenFlow<SearchSaveContext> = {
  name: 'searchSave',
  rules: 'Save a search',
  script: {
    ...searchSaveScript,
    // The view has one question.
    sends: searchSaveScript.sends.filter(({ name }) => name === 'searchSave.save'),
  },
  controls: [{ sends: 'searchSave.save', at: button(save) }],
  assertions: {
    checking: { shows: [save, title], hides: [saved] },
    absent: { shows: [], hides: [save, title], waits: true },
    idle: { shows: [save, title], hides: [saved] },
    saving: { shows: [save, title], hides: [saved] },
    saved: { shows: [save, saved] },
  },
}

export const searchSave = defineFlow({
  name: 'searchSave',
  title: 'Save a search',
  script: searchSaveScript,
  invariants: searchSaveInvariants,
  screen: searchSaveFlow,
})
