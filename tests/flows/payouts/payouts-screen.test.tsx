import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '../../screen/stage.tsx'
import { storyNamed } from '../../screen/story-files.ts'

it('Money says how much was sent where a part went back, so that the list adds up', async () => {
  const Story = storyNamed('PayoutsView: Active', { theme: 'light' })
  await renderView(<Story />)
  const row = page.getByRole('listitem').filter({ hasText: 'Sewing machine' })
  await expect.element(row.getByText('Part of the money went back to the buyer.')).toBeVisible()
  await expect.element(row.getByText('$41.50 has been sent to you.')).toBeVisible()
})

it('Money does not count money that waits for the payout account as on its way', async () => {
  const Story = storyNamed('PayoutsView: WithoutAccount', { theme: 'light' })
  await renderView(<Story />)
  const sums = page.getByRole('definition')
  await expect
    .poll(() => sums.elements().map(({ textContent }) => textContent))
    .toEqual(['$180', '$95.50', '$0', '$81.50'])
  await expect.element(page.getByText('Waiting for your payout account')).toBeVisible()
})

it('Money has no sum that waits for the payout account where nothing waits', async () => {
  const Story = storyNamed('PayoutsView: NothingSold', { theme: 'light' })
  await renderView(<Story />)
  await expect.element(page.getByText('On its way to you')).toBeVisible()
  expect(page.getByText('Waiting for your payout account').elements()).toEqual([])
})

it("the dashboard's way to Money says what waits for the payout account", async () => {
  const Story = storyNamed('SellerMoneyTile: WithoutAccount', { theme: 'light' })
  await renderView(<Story />)
  const words = '$0 held, $180 waiting for your payout account, $0 on its way, $0 sent to you.'
  await expect.element(page.getByText(words)).toBeVisible()
})
