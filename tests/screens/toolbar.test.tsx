import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setReducedMotion } from '../../.storybook/reduced-motion.ts'
import { render } from '../screen/render.tsx'
import { storyNamed } from '../screen/story-files.ts'

const root = document.documentElement

/** Renders a story as Storybook shows it with these toolbar settings. */
async function see(wanted: string, toolbar: Readonly<Record<string, string>>): Promise<void> {
  const Story = storyNamed(wanted, toolbar)
  onTestFinished(() => {
    for (const name of ['data-theme', 'dir']) root.removeAttribute(name)
    setReducedMotion(false)
  })
  await render(<Story />)
}

it.each(['light', 'dark', 'contrast'])('the toolbar chooses the theme: %s', async (theme) => {
  await see('Button: Accent', { theme })
  expect(root.dataset['theme']).toBe(theme)
})

it('the toolbar chooses the direction of the text', async () => {
  await see('Button: Accent', { direction: 'rtl' })
  expect(getComputedStyle(page.getByRole('button').element()).direction).toBe('rtl')
})

it.each([
  ['system', 'running'],
  ['reduced', 'still'],
])('the toolbar chooses the motion preference: %s', async (motion, expected) => {
  await see('Skeleton: Lines', { motion })
  const bone = page.getByRole('status').element().lastElementChild
  if (bone === null) throw new Error('The skeleton has no bones.')
  const { animationName } = getComputedStyle(bone)
  expect(animationName === 'none' ? 'still' : 'running').toBe(expected)
})

it.each([
  ['own', 'My Products'],
  ['buyer', 'My Orders'],
  ['admin', 'Reported Items'],
])('the toolbar chooses the role of the viewer: %s', async (role, tile) => {
  await see('DashboardView: Seller', { role })
  await expect.element(page.getByRole('heading', { name: tile })).toBeVisible()
})

it('a snapshot with a viewer follows the toolbar role: only a buyer can book', async () => {
  await see('BookingView: OpenFormEditing', { role: 'seller' })
  await expect
    .element(page.getByRole('button', { name: 'Book for free' }))
    .toHaveAttribute('aria-disabled', 'true')
})
