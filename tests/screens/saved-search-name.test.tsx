import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { searchSaveMachine } from '../../machines/searchSave.machine.ts'
import { SearchSaveView } from '../../src/screens/search/SearchSaveView.tsx'
import { renderView } from '../screen/stage.tsx'

it('a search with more words than a name takes is saved under the first of them', async () => {
  const send = vi.fn<(event: unknown) => void>()
  const question = { words: 'a camera with a strap, a case and three lenses', location: 'Lund' }
  const state = searchSaveMachine.resolveState({
    value: 'idle',
    context: { savedId: null, question: null, failure: null },
  })
  const name = `${question.words} · Cameras & lenses · Good · Lund`
  await renderView(<SearchSaveView name={name} question={question} send={send} state={state} />)
  await userEvent.click(page.getByRole('button', { name: 'Save this search' }))
  expect(send.mock.calls).toEqual([
    [
      {
        type: 'searchSave.save',
        name: 'a camera with a strap, a case and three lenses · Cameras &…',
        question,
      },
    ],
  ])
})
