import { composeStories } from '@storybook/react-vite'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import * as frame from '../../src/app/Frame.stories.tsx'
import * as booking from '../../src/screens/booking/BookingView.stories.tsx'
import { brokenWords } from '../words/broken-words.ts'
import { renderView } from '../screen/stage.tsx'
import { storyNamed } from '../screen/story-files.ts'

const { Buyer } = composeStories(frame)
const { OpenFormEditing } = composeStories(booking)
const rectOf = (name: string, role: 'link' | 'button' | 'dialog' | 'heading' | 'textbox') =>
  page.getByRole(role, { name, exact: true }).element().getBoundingClientRect()

it.each([
  [320, 256],
  [360, 300],
])(
  'in a window of %i by %i px, a dialog shows its title and a field, and scrolls as a whole',
  async (width, height) => {
    await page.viewport(width, height)
    await renderView(<OpenFormEditing />)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(rectOf('Book Now', 'heading').top).toBeGreaterThan(0)
    const fields = page.getByRole('dialog').getByRole('textbox').elements()
    const [first, last] = [fields[0], fields.at(-1)]
    const submit = page.getByRole('button', { name: 'Book for free' }).element()
    expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(height)
    expect(last?.getBoundingClientRect().bottom).toBeLessThan(submit.getBoundingClientRect().top)
    submit.scrollIntoView()
    expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(height)
  },
)

/** Shows a phone whose user has set the text to twice its size. */
async function onPhoneWithLargeText(): Promise<void> {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
}

const pages = [
  'AccountView: Editing',
  'AddProductView: FormEditing',
  'CategoriesView: FilledBrowsing',
  'ConversationView: Answered',
  'DashboardView: Buyer',
  'HomeView: Filled',
  'LoginView: SignedOutIdle',
  'MessagesView: Shown',
  'MyOrdersView: FilledBrowsing',
  'MyProductsView: WithListings',
  'OrderView: PaidForBuyer',
  'PaymentView: CardFormEntering',
  'ProductView: ForSale',
  'ProductsView: FilledBrowsing',
  'RegisterView: Idle',
  'SearchView: Shown',
  'WishlistView: Filled',
]

it.each(pages.flatMap((name) => ['en', 'sv'].map((language) => [name, language] as const)))(
  'on a phone with text of twice the size, no page scrolls sideways: %s, %s',
  async (name, language) => {
    await onPhoneWithLargeText()
    const Story = storyNamed(name, { theme: 'light', language })
    await renderView(<Story />)
    expect(document.documentElement.scrollWidth).toBe(390)
  },
)

it('on a phone with text at 200 %, the header has its wordmark, links and Logout beside or below each other', async () => {
  await onPhoneWithLargeText()
  await renderView(<Buyer />)
  const header = page.getByRole('banner').element()
  expect(document.documentElement.scrollWidth).toBe(390)
  const [home, , end] = header.firstElementChild?.children ?? []
  const [wordmark, unread] = [home, end?.firstElementChild].map((one) =>
    one?.getBoundingClientRect(),
  )
  expect(unread?.top).toBeGreaterThanOrEqual(wordmark?.bottom ?? Number.POSITIVE_INFINITY)
  expect(rectOf('Logout', 'button').right).toBeLessThanOrEqual(390)
})

it.each([
  ['PaymentView: CardFormEntering', 'aside', 'en'],
  ['PaymentView: CardFormEntering', 'aside', 'sv'],
  ['MessagesView: Shown', 'li', 'en'],
  ['MessagesView: Shown', 'li', 'sv'],
  ['NotificationsView: Shown', 'li', 'en'],
  ['OrderView: PaidForBuyer', 'dl', 'en'],
])(
  'on a phone with text of twice the size, the facts of %s (%s) have their words in one piece: %s',
  async (name, facts, language) => {
    await onPhoneWithLargeText()
    const Story = storyNamed(name, { theme: 'light', language })
    await renderView(<Story />)
    expect(document.querySelector(facts)).not.toBeNull()
    expect(brokenWords(facts)).toEqual([])
  },
)
