import { defineMessages } from './define-messages.ts'

/** Messages of the dashboard tiles and the side menu of each role. */
export const dashboardMessages = defineMessages({
  en: {
    dashboard: 'Dashboard',
    account: 'Account',
    hello: (name: string) => `Hello, ${name}`,
    signedInAs: {
      buyer: "You're signed in as a buyer.",
      seller: "You're signed in as a seller.",
      admin: "You're signed in as an admin.",
    },
    tiles: {
      myOrders: {
        label: 'My Orders',
        sentence: 'Your bookings and payments.',
      },
      wishlist: { label: 'Wishlist', sentence: "Items you've saved." },
      addProduct: {
        label: 'Add a Product',
        sentence: 'Sell something you no longer need.',
      },
      myProducts: {
        label: 'My Products',
        sentence: 'Your listings and ads.',
      },
      myBuyers: { label: 'My Buyers', sentence: 'People who bought from you.' },
      allSellers: { label: 'All Sellers', sentence: 'Verify or remove sellers.' },
      allBuyers: { label: 'All Buyers', sentence: 'View or remove buyers.' },
      reportedItems: { label: 'Reported Items', sentence: 'Review reported listings.' },
      orderReviews: {
        label: 'Orders to Review',
        sentence: 'Decide where buyer and seller disagree.',
      },
      offers: { label: 'Offers' },
      following: { label: 'Following' },
      payouts: { label: 'Money' },
      reportedMessages: { label: 'Reported Messages' },
      cases: { label: 'Cases' },
      adminSearch: { label: 'Search' },
      auditLog: { label: 'Audit log' },
    },
    wishlist: 'wishlist',
  },
  sv: {
    dashboard: 'Min sida',
    account: 'Konto',
    hello: (name) => `Hej ${name}`,
    signedInAs: {
      buyer: 'Du är inloggad som köpare.',
      seller: 'Du är inloggad som säljare.',
      admin: 'Du är inloggad som administratör.',
    },
    tiles: {
      myOrders: {
        label: 'Mina beställningar',
        sentence: 'Dina bokningar och betalningar.',
      },
      wishlist: { label: 'Önskelista', sentence: 'Varor du har sparat.' },
      addProduct: {
        label: 'Lägg upp en vara',
        sentence: 'Sälj något du inte längre behöver.',
      },
      myProducts: {
        label: 'Mina varor',
        sentence: 'Dina annonser och framhävda varor.',
      },
      myBuyers: { label: 'Mina köpare', sentence: 'De som har köpt av dig.' },
      allSellers: { label: 'Alla säljare', sentence: 'Verifiera eller ta bort säljare.' },
      allBuyers: { label: 'Alla köpare', sentence: 'Se eller ta bort köpare.' },
      reportedItems: { label: 'Anmälda varor', sentence: 'Granska anmälda varor.' },
      orderReviews: {
        label: 'Beställningar att granska',
        sentence: 'Avgör när köpare och säljare är oense.',
      },
      offers: { label: 'Bud' },
      following: { label: 'Följer' },
      payouts: { label: 'Pengar' },
      reportedMessages: { label: 'Anmälda meddelanden' },
      cases: { label: 'Ärenden' },
      adminSearch: { label: 'Sök' },
      auditLog: { label: 'Logg' },
    },
    wishlist: 'önskelista',
  },
})

export type DashboardMessages = (typeof dashboardMessages)['en']
