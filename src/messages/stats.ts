import { defineMessages, plural } from './defineMessages.ts'

const things = (count: number) => plural('en', count, { one: 'thing', other: 'things' })

/** Messages of the dashboard charts. */
export const statsMessages = defineMessages({
  en: {
    buyer: {
      label: 'Your orders',
      loading: 'Loading your orders',
      toPay: 'to pay',
      paid: 'Paid',
      waiting: 'To pay',
      unavailable: 'Not available any more',
      spent: 'What you have paid',
      spentFor: (count: number) => `for ${count} ${things(count)}`,
      open: 'Still to pay',
    },
    seller: {
      label: 'Your things',
      loading: 'Loading your products',
      toSell: 'for sale',
      advertised: 'For sale, advertised',
      quiet: 'For sale, not advertised',
      sold: 'Sold',
      earnings: 'Earnings by month',
      allEarnings: 'Earnings',
      loadingSales: 'Loading your sales',
      soldFor: (count: number) => `for ${count} ${things(count)} sold`,
    },
    admin: {
      label: 'Reported items',
      loading: 'Loading the reported items',
      waiting: 'waiting for you',
      there: 'Still on the market',
      gone: 'Gone already',
      sellers: 'Sellers',
      loadingSellers: 'Loading the sellers',
      toVerify: 'to verify',
      unverified: 'Not verified yet',
      verified: 'Verified',
    },
  },
  sv: {
    buyer: {
      label: 'Dina beställningar',
      loading: 'Hämtar dina beställningar',
      toPay: 'att betala',
      paid: 'Betalda',
      waiting: 'Att betala',
      unavailable: 'Inte längre till salu',
      spent: 'Det här har du betalat',
      spentFor: (count) => `för ${count} ${plural('sv', count, { one: 'vara', other: 'varor' })}`,
      open: 'Kvar att betala',
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
      soldFor: (count) =>
        `för ${count} ${plural('sv', count, { one: 'såld vara', other: 'sålda varor' })}`,
    },
    admin: {
      label: 'Anmälda varor',
      loading: 'Hämtar de anmälda varorna',
      waiting: 'väntar på dig',
      there: 'Kvar på marknaden',
      gone: 'Redan borta',
      sellers: 'Säljare',
      loadingSellers: 'Hämtar säljarna',
      toVerify: 'att verifiera',
      unverified: 'Inte verifierade än',
      verified: 'Verifierade',
    },
  },
})
