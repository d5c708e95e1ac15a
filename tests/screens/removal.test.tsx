import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { confirmButton } from '../flows/confirmation/confirmation.places.ts'
import { renderView } from '../screen/stage.tsx'
import { storiesIn } from '../screen/story-files.ts'

const stories = new Map(storiesIn({ theme: 'light' }).map(({ name, story }) => [name, story]))

async function openStory(name: string): Promise<void> {
  const Story = stories.get(name)
  if (Story === undefined) throw new Error(`There is no story ${name}.`)
  await renderView(<Story />)
}

/** Returns what distinguishes the looks of two buttons. */
function lookOf(button: Element) {
  const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button)
  const icons = button.querySelectorAll('svg').length
  return { color, backgroundColor, borderColor, fontWeight, fontSize, icons }
}

it('A9: the buttons that delete or remove a row look the same in every list', async () => {
  await page.viewport(1280, 900)
  const looks: object[] = []
  for (const view of ['AllSellers', 'AllBuyers', 'ReportedItems', 'MyOrders', 'MyProducts']) {
    await openStory(`${view}View: FilledBrowsing`)
    const button = page.getByRole('button', { name: /^(Delete|Remove) / }).first()
    await expect.element(button).toBeVisible()
    looks.push(lookOf(button.element()))
  }
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1)
  expect(looks[0]).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0)', icons: 1 })
})

it.each([
  ['AllSellersView: FilledConfirming', 'Remove'],
  ['MyOrdersView: FilledConfirming', 'Delete'],
])('A9: the button that confirms is red: %s', async (name, label) => {
  await openStory(name)
  await expect.element(confirmButton()).toHaveTextContent(label)
  // A canvas converts any color space to sRGB.
  const canvas = document.createElement('canvas').getContext('2d')
  if (canvas === null) throw new Error('There is no canvas.')
  canvas.fillStyle = getComputedStyle(confirmButton().element()).backgroundColor
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
})
