import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '../../screen/stage.tsx'
import { storyNamed } from '../../screen/story-files.ts'

const renderStory = async (name: string) => {
  const Story = storyNamed(`ListingEditView: ${name}`, { theme: 'light' })
  await renderView(<Story />)
}
const toItem = () => page.getByRole('link', { name: 'See the item' }).elements()

it('Edit says that a new price ends the open offers', async () => {
  await renderStory('Editing')
  await expect.element(page.getByText(/A new price ends the open offers\.$/)).toBeVisible()
})

it('Edit of a withdrawn item does not promise that buyers see it, nor lead to its page', async () => {
  await renderStory('Withdrawn')
  await expect.element(page.getByText(/^Buyers don't see this item now\./)).toBeVisible()
  await renderStory('SavedWhileWithdrawn')
  await expect.element(page.getByText('Your changes are saved')).toBeVisible()
  expect(toItem()).toEqual([])
})

it('Edit of an item for sale leads to its page afterwards', async () => {
  await renderStory('Saved')
  await expect.element(page.getByText('Your changes are saved')).toBeVisible()
  expect(toItem()).toHaveLength(1)
})
