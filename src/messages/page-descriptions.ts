import { defineMessages } from './defineMessages.ts'

/** The description of each public page for search engines, by screen. Only the server's HTML contains it. */
export const pageDescriptions = defineMessages({
  en: {
    home: 'A marketplace for second-hand goods: book for free, pay by card, meet the seller and take it home.',
    category: 'Second-hand items in this category, with price, condition and seller.',
    categories: 'All categories of second-hand items on Loppis.',
    advertisements: 'Products that sellers are advertising now.',
    blog: 'Questions and answers about buying and selling second-hand.',
    login: 'Log in with your email address or with Google.',
    register: 'Create an account as a buyer or seller.',
    search: 'Search second-hand items by words, price, condition and place.',
  },
  sv: {
    home: 'En marknadsplats för begagnat: boka gratis, betala med kort, träffa säljaren och ta hem varan.',
    category: 'Begagnade varor i den här kategorin, med pris, skick och säljare.',
    categories: 'Alla kategorier med begagnade varor på Loppis.',
    advertisements: 'Varor som säljare framhäver just nu.',
    blog: 'Frågor och svar om att köpa och sälja begagnat.',
    login: 'Logga in med din e-postadress eller med Google.',
    register: 'Skapa ett konto som köpare eller säljare.',
    search: 'Sök bland begagnade varor efter ord, pris, skick och plats.',
  },
})
