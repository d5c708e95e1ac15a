import type {
  ReviewContext,
  ReviewEvent,
  ReviewsOpened,
} from '../../machines/market/review.machine.ts'
import { type EventChange, lengthOf, type Notices, type Recipient } from '../flows/notice.ts'

type Change = EventChange<ReviewContext>
type Row = Recipient<ReviewContext>
type Words = Omit<Row, 'to' | 'when'>

const isPublished = ({ after }: Change) => after.context.publishedAt !== null
/** A changed review is no news: the other side cannot read it. */
const isNews = (by: 'buyer' | 'seller') => (change: Change) =>
  change.before?.context.stars[by] === null

const WRITE = { en: 'Write a review', sv: 'Skriv ett omdöme' }

const asked: Words = {
  hasOwnMail: true,
  button: WRITE,
  en: ({ item }) =>
    `How did it go with ${item}? Write a review within ${lengthOf('en', 'reviewing', 'reviewingPrompt')}.`,
  sv: ({ item }) =>
    `Hur gick det med ${item}? Skriv ett omdöme inom ${lengthOf('sv', 'reviewing', 'reviewingPrompt')}.`,
}

/** The reason says whether both can be read. */
const wrote: Words = {
  reason: (change) => (isPublished(change) ? 'published' : ''),
  en: ({ name, item, reason }) =>
    reason === 'published'
      ? `${name} reviewed you too. You can both read the reviews of ${item}.`
      : `${name} wrote a review about ${item}. Write yours to read it.`,
  sv: ({ name, item, reason }) =>
    reason === 'published'
      ? `${name} har också skrivit. Ni kan båda läsa omdömena om ${item}.`
      : `${name} har skrivit ett omdöme om ${item}. Skriv ditt för att läsa det.`,
}

const hasNotWritten =
  (to: 'buyer' | 'seller') =>
  ({ after }: Change) =>
    after.context.stars[to] === null

const reminded: Words = {
  hasOwnMail: true,
  button: WRITE,
  en: ({ item }) =>
    `You have ${lengthOf('en', 'reviewing', 'reviewingReminder')} left to review how it went with ${item}.`,
  sv: ({ item }) =>
    `Du har ${lengthOf('sv', 'reviewing', 'reviewingReminder')} kvar att skriva om hur det gick med ${item}.`,
}

const published: Words = {
  en: ({ item }) => `The review of ${item} is public now.`,
  sv: ({ item }) => `Omdömet om ${item} är offentligt nu.`,
}

const answered: Words = {
  en: ({ name, item }) => `${name} answered your review of ${item}.`,
  sv: ({ name, item }) => `${name} har svarat på ditt omdöme om ${item}.`,
}

const ofCase = { none: 'The case of moderation tells its author and who has reported it.' }

const toBoth = (words: Words, when: (to: 'buyer' | 'seller') => (change: Change) => boolean) => ({
  tell: (['buyer', 'seller'] as const).map((to): Row => ({
    to,
    ...words,
    when: when(to),
  })),
})

/** The notices of the events of a review. */
export const reviewNotices: Notices<ReviewsOpened['type'] | ReviewEvent['type'], ReviewContext> = {
  'market.open': { none: 'The page of the order asks at once, and a reminder after a day.' },
  'buyer.write': { tell: [{ to: 'seller', when: isNews('buyer'), ...wrote }] },
  'seller.write': { tell: [{ to: 'buyer', when: isNews('seller'), ...wrote }] },
  'buyer.answer': { tell: [{ to: 'seller', ...answered }] },
  'seller.answer': { tell: [{ to: 'buyer', ...answered }] },
  'market.hide': ofCase,
  'market.show': ofCase,
  'deadline.remindToWrite': toBoth(asked, hasNotWritten),
  'deadline.remindOfEnd': toBoth(reminded, hasNotWritten),
  'deadline.published': toBoth(published, () => isPublished),
}
