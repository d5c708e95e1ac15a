import { RETURN_WINDOW_DAYS } from '../domain/constants.ts'
import type { HomeMessages } from './home.ts'

export const homeMessages: HomeMessages = {
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
}
