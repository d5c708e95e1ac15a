import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '../screen/stage.tsx'
import { storyNamed } from '../screen/story-files.ts'

/** The properties whose values users write; a notification has its text in each language. */
const written = new Set(['productName', 'name', 'location', 'description', 'text', 'en', 'sv'])
const word = 'w'.repeat(60)

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))

/** Returns the args of a story with a long word at the end of each text that a user writes. */
function withLongWords(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return written.has(key) ? `${value} ${word}` : value
  if (!isPlain(value) || 'getSnapshot' in value) return value
  if ('machine' in value && 'context' in value) {
    return { ...value, context: withLongWords(value.context) }
  }
  if (Array.isArray(value)) return value.map((one) => withLongWords(one))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withLongWords(inner, name)]),
  )
}

const views = [
  'DashboardView: Buyer',
  'ConversationView: Answered',
  'ConversationView: OfAdmin',
  'ListingEditView: Editing',
  'MessagesView: Shown',
  'MyProductsView: FilledBrowsing',
  'NotificationsView: Shown',
  'OffersView: OfSeller',
  'OrderView: PaidForBuyer',
  'PaymentView: Paid',
  'ProductView: ForSale',
  'ProductView: Sold',
  'ProductsView: FilledBrowsing',
  'WishlistView: Filled',
]

beforeAll(() => page.viewport(320, 900))

it.each(views)('a long word in a text of a user does not widen the page: %s', async (name) => {
  const Story = storyNamed(name, { theme: 'light' })
  await renderView(<Story {...Object(withLongWords(Story.args))} />)
  expect(document.body.textContent).toContain(word)
  expect(document.documentElement.scrollWidth).toBe(320)
})
