import { defineMessages } from './defineMessages.ts'

/** The groups of each dashboard list: their names, and the sentence where a group has no items. */
export const listGroupMessages = defineMessages({
  en: {
    orders: {
      toPay: { label: 'To pay', none: 'You have nothing left to pay.' },
      paid: { label: 'Paid', none: "You haven't paid for anything yet." },
      unavailable: {
        label: 'No longer available',
        none: 'All the items you booked are available or paid.',
      },
    },
    products: {
      forSale: { label: 'For sale', none: 'You have nothing for sale right now.' },
      advertised: {
        label: 'For sale, advertised',
        none: 'None of your items for sale is advertised.',
      },
      notAdvertised: {
        label: 'For sale, not advertised',
        none: 'You have no items left to advertise.',
      },
      notForSale: { label: 'Not for sale', none: 'All your unsold items are for sale.' },
      sold: { label: 'Sold', none: "You haven't sold anything yet." },
    },
    sellers: {
      toVerify: { label: 'Not verified', none: 'No sellers left to verify.' },
      verified: { label: 'Verified', none: 'No sellers are verified yet.' },
    },
    reports: {
      listed: { label: 'Still listed', none: 'No reported items are listed any more.' },
      deleted: { label: 'Already removed', none: 'No reports of removed items are left.' },
    },
  },
  sv: {
    orders: {
      toPay: { label: 'Att betala', none: 'Du har inget kvar att betala.' },
      paid: { label: 'Betalda', none: 'Du har inte betalat något än.' },
      unavailable: {
        label: 'Inte längre till salu',
        none: 'Allt du har bokat är till salu eller betalt.',
      },
    },
    products: {
      forSale: { label: 'Till salu', none: 'Du har inget till salu just nu.' },
      advertised: {
        label: 'Till salu, framhävda',
        none: 'Ingen av dina varor till salu är framhävd.',
      },
      notAdvertised: {
        label: 'Till salu, inte framhävda',
        none: 'Du har inga varor kvar att framhäva.',
      },
      notForSale: { label: 'Inte till salu', none: 'Allt som du inte har sålt är till salu.' },
      sold: { label: 'Sålda', none: 'Du har inte sålt något än.' },
    },
    sellers: {
      toVerify: { label: 'Inte verifierade', none: 'Inga säljare kvar att verifiera.' },
      verified: { label: 'Verifierade', none: 'Inga säljare är verifierade än.' },
    },
    reports: {
      listed: {
        label: 'Fortfarande upplagda',
        none: 'Inga anmälda varor är upplagda längre.',
      },
      deleted: {
        label: 'Redan borttagna',
        none: 'Inga anmälningar av borttagna varor är kvar.',
      },
    },
  },
})
