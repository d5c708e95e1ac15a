import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { payoutsScreen } from './payouts.screen.tsx'
import { describeScreen } from './screen-walk.ts'
import { renderView } from './stage.tsx'
import { storyNamed } from './story-files.ts'

describeScreen(payoutsScreen)

it('Money says how much was sent where a part went back, so that the list adds up', async () => {
  const Story = storyNamed('PayoutsView: Active', { theme: 'light' })
  await renderView(<Story />)
  const row = page.getByRole('listitem').filter({ hasText: 'Sewing machine' })
  await expect.element(row.getByText('Part of the money went back to the buyer.')).toBeVisible()
  await expect.element(row.getByText('$41.50 has been sent to you.')).toBeVisible()
})
