import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '../screen/stage.tsx'
import { storyNamed } from '../screen/story-files.ts'

it.each([
  ['OrderView: PaidForBuyer', /After that the order is canceled, and you get the money back\.$/],
  ['OrderView: PaidForSeller', /and the buyer gets the money back\.$/],
])(
  'an order tells its reader who gets the money after the deadline: %s',
  async (name, sentence) => {
    const Story = storyNamed(name, { theme: 'light' })
    await renderView(<Story />)
    await expect.element(page.getByText(sentence)).toBeVisible()
  },
)
