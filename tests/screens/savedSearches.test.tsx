import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { savedSearches } from '../../src/screens/savedSearches/saved-search-story-fixtures.ts'
import { button, email, link, openApp, seeAddress } from '../screen/app.tsx'
import { json } from '../screen/scripted-server.ts'
import { cellsOf } from '../flows/collection/table.places.ts'

const answers = {
  [`GET /users/role/${encodeURIComponent(email)}`]: json({
    role: 'buyer',
    extensions: ['saved-searches'],
  }),
  'GET /saved-searches': json(savedSearches),
}
const path = '/dashboard/saved-searches'

describe('the saved searches', () => {
  it('say what is new, and lead to the search', async () => {
    await openApp(path, { as: 'buyer', answers })
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(cellsOf('camera · Good').slice(0, 2)).toEqual(['camera · Good', '3 new'])
    expect(cellsOf('bicycle').slice(0, 2)).toEqual(['bicycle', 'Nothing new'])
    await userEvent.click(link('camera · Good'))
    await seeAddress('/search?q=camera&condition=good&saved=saved-2')
  })

  it('say their filters as the search does, in the language of the user', async () => {
    const size = { key: 'size', label: { en: 'Size', sv: 'Storlek' }, kind: 'text' }
    const colour = {
      key: 'colour',
      label: { en: 'Colour', sv: 'Färg' },
      kind: 'choice',
      choices: [{ value: 'black', label: { en: 'Black', sv: 'Svart' } }],
    }
    const [shoes] = savedSearches
    const { actors } = await openApp(path, {
      as: 'buyer',
      answers: {
        ...answers,
        'GET /get-categories': json([
          { _id: 'shoes', categoryName: 'Shoes', attributes: [size, colour] },
        ]),
        'GET /saved-searches': json([
          {
            ...shoes,
            name: 'category=shoes · a.size=42',
            question: { category: 'shoes', 'a.size': '42', 'a.colour': 'black' },
          },
        ]),
      },
    })
    await expect.element(link('Shoes · Colour: Black · Size: 42')).toBeVisible()
    actors.preferences.send({ type: 'language.choose', language: 'sv' })
    await expect.element(link('Shoes · Färg: Svart · Storlek: 42')).toBeVisible()
  })

  it('can be removed', async () => {
    const { count } = await openApp(path, {
      as: 'buyer',
      answers: {
        ...answers,
        'DELETE /saved-searches/saved-1': json({ acknowledged: true, deletedCount: 1 }),
      },
    })
    await userEvent.click(button('Delete bicycle'))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect.element(page.getByText('The search has been removed.').first()).toBeVisible()
    expect(count('DELETE /saved-searches/saved-1')).toBe(1)
  })
})
