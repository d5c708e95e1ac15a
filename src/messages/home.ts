import { RETURN_WINDOW_DAYS } from '../domain/constants.ts'
import { loadedSwedish } from './loadMessages.ts'
import { defineMessages, type MessageShape } from './defineMessages.ts'

const english = {
  title: 'Good things, second time around.',
  lead: 'Book for free, pay by card, meet the seller and take it home. Sellers marked Verified have been checked by our team.',
  start: 'Start browsing',
  categories: 'Categories',
  popularCategories: 'Popular categories',
  loadingCategories: 'Loading categories',
  advertised: 'Advertised products',
  advertisedToday: 'Featured',
  seeAll: 'See All',
  loadingAdvertised: 'Loading advertised products',
  promises: {
    delivery: {
      title: 'Free delivery',
      sentence: (amount: string) => `On orders over ${amount}`,
    },
    protection: { title: 'Order protection', sentence: () => 'Your order is protected' },
    gift: { title: 'Promotion gift', sentence: () => 'A small gift with every promotion' },
    refund: {
      title: 'Money back',
      sentence: () => `On returns within ${RETURN_WINDOW_DAYS} days`,
    },
  },
}

export type HomeMessages = MessageShape<typeof english>

export const homeMessages = defineMessages({
  en: english,
  get sv() {
    return loadedSwedish().homeWords
  },
})
