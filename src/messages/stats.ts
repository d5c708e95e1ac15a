import { defineMessages, plural } from './defineMessages.ts'

const items = (count: number) => plural('en', count, { one: 'item', other: 'items' })

/** Messages of the dashboard charts. */
export const statsMessages = defineMessages({
  en: {
    notCounted: (count: number) =>
      `${count} ${items(count)} can't be shown and ${plural('en', count, { one: "isn't", other: "aren't" })} counted.`,
    buyer: {
      label: 'Your orders',
      loading: 'Loading your orders',
      toPay: 'to pay',
      paid: 'Paid',
      waiting: 'To pay',
      unavailable: 'No longer available',
      spent: 'Total paid',
      spentFor: (count: number) => `for ${count} ${items(count)}`,
      open: 'Still to pay',
      new: "You haven't booked anything yet. Booking is free, and you pay once you have decided.",
      find: 'Find something you like',
    },
    seller: {
      label: 'Your listings',
      loading: 'Loading your products',
      toSell: 'for sale',
      advertised: 'For sale, advertised',
      quiet: 'For sale, not advertised',
      sold: 'Sold',
      earnings: 'Earnings by month',
      allEarnings: 'Earnings',
      loadingSales: 'Loading your sales',
      new: 'You have nothing for sale yet. Adding a product takes a few minutes and is free.',
      add: 'Add your first product',
      soldFor: (count: number) => `for ${count} ${items(count)} sold`,
    },
    admin: {
      label: 'Reported items',
      loading: 'Loading reported items',
      waiting: 'to review',
      there: 'Still listed',
      gone: 'Already removed',
      sellers: 'Sellers',
      loadingSellers: 'Loading sellers',
      toVerify: 'to verify',
      unverified: 'Not verified',
      verified: 'Verified',
    },
  },
  sv: {
    notCounted: (count) =>
      `${count} ${plural('sv', count, { one: 'post', other: 'poster' })} kan inte visas och räknas inte med.`,
    buyer: {
      label: 'Dina beställningar',
      loading: 'Hämtar dina beställningar',
      toPay: 'att betala',
      paid: 'Betalda',
      waiting: 'Att betala',
      unavailable: 'Inte längre till salu',
      spent: 'Totalt betalt',
      spentFor: (count) => `för ${count} ${plural('sv', count, { one: 'vara', other: 'varor' })}`,
      open: 'Kvar att betala',
      new: 'Du har inte bokat något än. Det är gratis att boka, och du betalar när du har bestämt dig.',
      find: 'Hitta något du gillar',
    },
    seller: {
      label: 'Dina varor',
      loading: 'Hämtar dina varor',
      toSell: 'till salu',
      advertised: 'Till salu, annonserade',
      quiet: 'Till salu, inte annonserade',
      sold: 'Sålda',
      earnings: 'Intäkter per månad',
      allEarnings: 'Intäkter',
      loadingSales: 'Hämtar dina försäljningar',
      new: 'Du har inget till salu än. Det tar några minuter och är gratis att lägga upp en vara.',
      add: 'Lägg upp din första vara',
      soldFor: (count) =>
        `för ${count} ${plural('sv', count, { one: 'såld vara', other: 'sålda varor' })}`,
    },
    admin: {
      label: 'Anmälda varor',
      loading: 'Hämtar anmälda varor',
      waiting: 'att granska',
      there: 'Fortfarande upplagda',
      gone: 'Redan borttagna',
      sellers: 'Säljare',
      loadingSellers: 'Hämtar säljare',
      toVerify: 'att verifiera',
      unverified: 'Inte verifierade',
      verified: 'Verifierade',
    },
  },
})
