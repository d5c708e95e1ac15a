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
      following: { label: 'Following', sentence: 'Sellers you follow, and their new items.' },
      messages: { label: 'Messages', sentence: 'What you and others have written.' },
      savedSearches: { label: 'Saved searches', sentence: 'What is new in your searches.' },
      notifications: { label: 'Notifications', sentence: 'What has happened.' },
      account: { label: 'Account', sentence: 'Your details, emails and password.' },
      payouts: { label: 'Money' },
      reportedMessages: {
        label: 'Reported Messages',
        sentence: 'Conversations that were reported.',
      },
      cases: { label: 'Cases', sentence: 'Reports, decisions and appeals.' },
      adminSearch: { label: 'Search', sentence: 'Find users, listings and orders.' },
      auditLog: { label: 'Audit log', sentence: 'What admins have done.' },
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
      following: { label: 'Följer', sentence: 'Säljare du följer och deras nya varor.' },
      messages: { label: 'Meddelanden', sentence: 'Vad du och andra har skrivit.' },
      savedSearches: { label: 'Sparade sökningar', sentence: 'Nytt i dina sökningar.' },
      notifications: { label: 'Aviseringar', sentence: 'Det som har hänt.' },
      account: { label: 'Konto', sentence: 'Dina uppgifter, mejl och lösenord.' },
      payouts: { label: 'Pengar' },
      reportedMessages: {
        label: 'Anmälda meddelanden',
        sentence: 'Konversationer som har anmälts.',
      },
      cases: { label: 'Ärenden', sentence: 'Anmälningar, beslut och överklaganden.' },
      adminSearch: { label: 'Sök', sentence: 'Hitta användare, annonser och köp.' },
      auditLog: { label: 'Logg', sentence: 'Vad administratörer har gjort.' },
    },
    wishlist: 'önskelista',
  },
})

export type DashboardMessages = (typeof dashboardMessages)['en']
