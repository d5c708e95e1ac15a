import { defineMessages } from './defineMessages.ts'

/** Messages of the dashboard tiles and the side menu of each role. */
export const dashboardMessages = defineMessages({
  en: {
    dashboard: 'Dashboard',
    hello: (name: string) => `Hello, ${name}`,
    signedInAs: {
      buyer: 'You are signed in as a buyer.',
      seller: 'You are signed in as a seller.',
      admin: 'You are signed in as an admin.',
    },
    tiles: {
      myOrders: {
        label: 'My Orders',
        sentence: 'What you have booked, what is paid and what is not.',
      },
      wishlist: { label: 'Wishlist', sentence: 'What you would like to have one day.' },
      addProduct: {
        label: 'Add a Product',
        sentence: 'List something that deserves a second home.',
      },
      myProducts: {
        label: 'My Products',
        sentence: 'What you have listed, and what is advertised.',
      },
      myBuyers: { label: 'My Buyers', sentence: 'Who bought what you sold.' },
      allSellers: { label: 'All Sellers', sentence: 'Verify sellers, or remove them.' },
      allBuyers: { label: 'All Buyers', sentence: 'Who buys here.' },
      reportedItems: { label: 'Reported Items', sentence: 'What buyers found wrong.' },
    },
    wishlist: 'wishlist',
  },
  sv: {
    dashboard: 'Min sida',
    hello: (name) => `Hej ${name}`,
    signedInAs: {
      buyer: 'Du är inloggad som köpare.',
      seller: 'Du är inloggad som säljare.',
      admin: 'Du är inloggad som administratör.',
    },
    tiles: {
      myOrders: {
        label: 'Mina beställningar',
        sentence: 'Det du har bokat, vad som är betalt och vad som inte är det.',
      },
      wishlist: { label: 'Önskelista', sentence: 'Det du skulle vilja ha någon gång.' },
      addProduct: {
        label: 'Lägg upp en vara',
        sentence: 'Lägg upp något som förtjänar ett nytt hem.',
      },
      myProducts: {
        label: 'Mina varor',
        sentence: 'Det du har lagt upp, och det som annonseras.',
      },
      myBuyers: { label: 'Mina köpare', sentence: 'De som köpte det du sålde.' },
      allSellers: { label: 'Alla säljare', sentence: 'Verifiera säljare eller ta bort dem.' },
      allBuyers: { label: 'Alla köpare', sentence: 'De som köper här.' },
      reportedItems: { label: 'Anmälda varor', sentence: 'Det som köpare har anmält.' },
    },
    wishlist: 'önskelista',
  },
})

export type DashboardMessages = (typeof dashboardMessages)['en']
