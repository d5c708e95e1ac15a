import { RETURN_WINDOW_DAYS } from '../domain/constants.ts'
import { defineMessages } from './define-messages.ts'

/** Messages of the home page. */
export const homeMessages = defineMessages({
  en: {
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
  },
  sv: {
    title: 'Bra saker, en gång till.',
    lead: 'Boka gratis, betala med kort, träffa säljaren och ta hem varan. Säljare märkta Verifierad har kontrollerats av oss.',
    start: 'Börja titta',
    categories: 'Kategorier',
    popularCategories: 'Populära kategorier',
    loadingCategories: 'Hämtar kategorier',
    advertised: 'Framhävda varor',
    advertisedToday: 'Framhävt just nu',
    seeAll: 'Visa alla',
    loadingAdvertised: 'Hämtar framhävda varor',
    promises: {
      delivery: {
        title: 'Fri frakt',
        sentence: (amount) => `När du handlar för mer än ${amount}`,
      },
      protection: { title: 'Tryggt köp', sentence: () => 'Din beställning är skyddad' },
      gift: { title: 'Gåva på köpet', sentence: () => 'En liten gåva vid varje kampanj' },
      refund: {
        title: 'Pengarna tillbaka',
        sentence: () => `När du lämnar tillbaka inom ${RETURN_WINDOW_DAYS} dagar`,
      },
    },
  },
})
