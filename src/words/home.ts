import { RETURN_WINDOW_DAYS } from '../domain/constants.ts'
import { inLanguages } from './language.ts'

export const homeWords = inLanguages({
  en: {
    title: 'Good things, second time around.',
    lead: 'Book what you like, meet the seller, pay by card. Every seller with a green mark was checked by us.',
    start: 'Start looking',
    categories: 'Categories',
    threePlaces: 'Three places to start',
    loadingCategories: 'Loading the categories',
    advertised: 'Advertised products',
    advertisedToday: 'Advertised today',
    seeAll: 'See All',
    loadingAdvertised: 'Loading the advertised products',
    promises: {
      delivery: {
        title: 'Free delivery',
        sentence: (amount: string) => `On orders over ${amount}`,
      },
      protection: { title: 'Order protection', sentence: () => 'Your order is protected' },
      gift: { title: 'Promotion gift', sentence: () => 'A small one with every promotion' },
      refund: {
        title: 'Money back',
        sentence: () => `On returns within ${RETURN_WINDOW_DAYS} days`,
      },
    },
  },
  sv: {
    title: 'Bra saker, en gång till.',
    lead: 'Boka det du tycker om, möt säljaren och betala med kort. Varje säljare med grönt märke har vi kontrollerat.',
    start: 'Börja titta',
    categories: 'Kategorier',
    threePlaces: 'Tre ställen att börja på',
    loadingCategories: 'Hämtar kategorierna',
    advertised: 'Annonserade varor',
    advertisedToday: 'Annonserat i dag',
    seeAll: 'Visa alla',
    loadingAdvertised: 'Hämtar de annonserade varorna',
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
