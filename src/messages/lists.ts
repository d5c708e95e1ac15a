import { defineMessages } from './define-messages.ts'

/** Messages of the dashboard lists, around their tables and in their cells. */
export const listsMessages = defineMessages({
  en: {
    orders: {
      title: 'My Orders',
      lead: 'Your bookings and payments.',
      caption: 'Your bookings',
      loading: 'Loading your orders',
      empty: "You haven't booked anything yet.",
      oncePaid: 'Shown once you pay',
      find: 'Browse items',
      refused: "You can't view these orders",
    },
    products: {
      title: 'My Products',
      lead: 'Your listings and ads.',
      caption: 'Your listings',
      loading: 'Loading your products',
      refused: "We can't show your products",
      add: 'Add a product',
      myBuyers: 'My Buyers',
      sold: 'Sold',
      notYet: 'For sale',
      notNow: 'Not for sale',
      soldStays: "Sold items can't be deleted.",
    },
    advertisement: {
      running: 'Running',
      advertise: 'Advertise',
      advertiseOf: (product: string) => `Advertise ${product}`,
      failed: "Couldn't advertise it.",
      ended: 'Advertised until sold',
      sold: "Sold items can't be advertised.",
      gone: 'No longer listed',
      hidden: 'Not for sale right now',
    },
    buyers: {
      title: 'My Buyers',
      lead: 'People who bought from you.',
      caption: 'Your sales',
      loading: 'Loading your buyers',
      refused: "We can't show your buyers",
      seeProducts: 'See your products',
      order: 'See order',
      unknown: 'Not known',
    },
    forAdmin: 'This page is for admins',
    allSellers: {
      title: 'All Sellers',
      lead: 'All sellers and their verification.',
      loading: 'Loading sellers',
      empty: 'No sellers yet.',
      verified: 'Verified',
      verify: 'Verify',
      verifyOf: (name: string) => `Verify ${name}`,
    },
    allBuyers: {
      title: 'All Buyers',
      lead: 'People who registered as buyers.',
      loading: 'Loading buyers',
      empty: 'No buyers yet.',
    },
    reports: {
      title: 'Reported Items',
      lead: 'Listings that people have reported.',
      loading: 'Loading reported items',
      seller: 'Seller:',
      hide: 'Hide',
      hideOf: (product: string) => `Hide ${product}`,
      dismiss: 'Dismiss',
      dismissOf: (product: string) => `Dismiss ${product}`,
      once: 'Reported once',
      times: (count: string) => `Reported ${count} times`,
      words: (one: boolean, count: string) => (one ? '1 comment' : `${count} comments`),
      wordsOf: (product: string) => `What people say about ${product}`,
      unreadable: 'Unreadable product',
      gone: 'Deleted product',
      unnamed: (id: string) => `product ${id}`,
      running: 'Running',
      none: 'None',
    },
  },
  sv: {
    orders: {
      title: 'Mina beställningar',
      lead: 'Dina bokningar och betalningar.',
      caption: 'Dina bokningar',
      loading: 'Hämtar dina beställningar',
      empty: 'Du har inte bokat något än.',
      oncePaid: 'Visas när du har betalat',
      find: 'Hitta varor',
      refused: 'Du kan inte se de här beställningarna',
    },
    products: {
      title: 'Mina varor',
      lead: 'Dina annonser och framhävda varor.',
      caption: 'Dina upplagda varor',
      loading: 'Hämtar dina varor',
      refused: 'Vi kan inte visa dina varor',
      add: 'Lägg upp en vara',
      myBuyers: 'Mina köpare',
      sold: 'Såld',
      notYet: 'Till salu',
      notNow: 'Inte till salu',
      soldStays: 'Sålda varor går inte att ta bort.',
    },
    advertisement: {
      running: 'Framhävd',
      advertise: 'Framhäv',
      advertiseOf: (product) => `Framhäv ${product}`,
      failed: 'Kunde inte framhäva den.',
      ended: 'Framhävd tills den såldes',
      sold: 'Sålda varor går inte att framhäva.',
      gone: 'Inte längre upplagd',
      hidden: 'Inte till salu just nu',
    },
    buyers: {
      title: 'Mina köpare',
      lead: 'De som har köpt av dig.',
      caption: 'Dina försäljningar',
      loading: 'Hämtar dina köpare',
      refused: 'Vi kan inte visa dina köpare',
      seeProducts: 'Se dina varor',
      order: 'Se beställningen',
      unknown: 'Okänt',
    },
    forAdmin: 'Den här sidan är för administratörer',
    allSellers: {
      title: 'Alla säljare',
      lead: 'Alla säljare och om de är verifierade.',
      loading: 'Hämtar säljare',
      empty: 'Inga säljare än.',
      verified: 'Verifierad',
      verify: 'Verifiera',
      verifyOf: (name) => `Verifiera ${name}`,
    },
    allBuyers: {
      title: 'Alla köpare',
      lead: 'Alla som har registrerat sig som köpare.',
      loading: 'Hämtar köpare',
      empty: 'Inga köpare än.',
    },
    reports: {
      title: 'Anmälda varor',
      lead: 'Varor som användare har anmält.',
      loading: 'Hämtar anmälda varor',
      seller: 'Säljare:',
      hide: 'Dölj',
      hideOf: (product) => `Dölj ${product}`,
      dismiss: 'Avfärda',
      dismissOf: (product) => `Avfärda ${product}`,
      once: 'Anmäld en gång',
      times: (count) => `Anmäld ${count} gånger`,
      words: (one, count) => (one ? '1 kommentar' : `${count} kommentarer`),
      wordsOf: (product) => `Vad andra säger om ${product}`,
      unreadable: 'Oläsbar vara',
      gone: 'Borttagen vara',
      unnamed: (id) => `varan ${id}`,
      running: 'Framhävd',
      none: 'Ingen',
    },
  },
})

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

/** How far an order is, in the rows of My Orders and My Buyers, in tables keyed by the names that the server sends. */
export const progressMessages = defineMessages({
  en: {
    labels: {
      paid: 'Paid',
      cancelAsked: 'Cancellation requested',
      'handedOver.met': 'Handed over',
      'handedOver.sent': 'Sent',
      received: 'Received',
      problem: 'Problem reported',
      partOffered: 'Partial refund offered',
      returnAsked: 'Return requested',
      returning: 'Return agreed',
      returnMet: 'Given back',
      returnSent: 'Sent back',
      underReview: 'Under review',
      canceled: 'Canceled',
      refunded: 'Refunded',
      completed: 'Completed',
    },
    /** Labels of money that undid the sale, wherever the item is. */
    undone: { chargedBack: 'Paid back by the bank' },
    /** The step that is due by the deadline, as each role reads it; a state without an entry has none. */
    steps: {
      paid: {
        buyer: (date: string) => `The seller hands it over by ${date}.`,
        seller: (date: string) => `Hand it over by ${date}.`,
      },
      cancelAsked: {
        buyer: (date: string) => `The seller answers by ${date}.`,
        seller: (date: string) => `Answer by ${date}.`,
      },
      'handedOver.met': {
        buyer: (date: string) => `Check and confirm it by ${date}.`,
        seller: (date: string) => `The buyer confirms by ${date}.`,
      },
      'handedOver.sent': {
        buyer: (date: string) => `Confirm by ${date} that it arrived.`,
        seller: (date: string) => `The buyer confirms by ${date}.`,
      },
      received: {
        buyer: (date: string) => `You can return it until ${date}.`,
        seller: (date: string) => `The buyer can return it until ${date}.`,
      },
      problem: {
        buyer: (date: string) => `The seller answers by ${date}.`,
        seller: (date: string) => `Answer by ${date}.`,
      },
      partOffered: {
        buyer: (date: string) => `Answer by ${date}.`,
        seller: (date: string) => `The buyer answers by ${date}.`,
      },
      returnAsked: {
        buyer: (date: string) => `The seller answers by ${date}.`,
        seller: (date: string) => `Answer by ${date}.`,
      },
      returning: {
        buyer: (date: string) => `Give it back by ${date}.`,
        seller: (date: string) => `The buyer gives it back by ${date}.`,
      },
      returnMet: {
        buyer: (date: string) => `The seller confirms by ${date}.`,
        seller: (date: string) => `Confirm by ${date} that you have it.`,
      },
      returnSent: {
        buyer: (date: string) => `The seller confirms by ${date}.`,
        seller: (date: string) => `Confirm by ${date} that you have it.`,
      },
      underReview: {
        buyer: (date: string) => `Loppis decides by ${date}.`,
        seller: (date: string) => `Loppis decides by ${date}.`,
      },
    },
    /** Money that does not go to the seller as planned. */
    positions: {
      frozen: {
        buyer: 'Your bank is looking into your dispute.',
        seller: "The buyer's bank is looking into a dispute.",
      },
      chargedBack: {
        buyer: 'Your bank gave you the money back.',
        seller: 'The bank gave the money back to the buyer.',
      },
      refunding: {
        buyer: 'Your refund is on its way.',
        seller: "The buyer's refund is on its way.",
      },
      reversing: {
        buyer: 'Your refund is on its way.',
        seller: "The buyer's refund is on its way.",
      },
    },
    refunded: {
      buyer: (amount: string) =>
        `${amount} was sent back to your card. Banks usually take 3–5 days.`,
      seller: (amount: string) => `${amount} went back to the buyer.`,
    },
  },
  sv: {
    labels: {
      paid: 'Betalt',
      cancelAsked: 'Avbrott begärt',
      'handedOver.met': 'Överlämnad',
      'handedOver.sent': 'Skickad',
      received: 'Mottagen',
      problem: 'Problem anmält',
      partOffered: 'Delåterbetalning erbjuden',
      returnAsked: 'Retur begärd',
      returning: 'Retur godkänd',
      returnMet: 'Återlämnad',
      returnSent: 'Skickad tillbaka',
      underReview: 'Granskas',
      canceled: 'Avbruten',
      refunded: 'Återbetald',
      completed: 'Klar',
    },
    undone: { chargedBack: 'Återbetald av banken' },
    steps: {
      paid: {
        buyer: (date) => `Säljaren lämnar över den senast ${date}.`,
        seller: (date) => `Lämna över den senast ${date}.`,
      },
      cancelAsked: {
        buyer: (date) => `Säljaren svarar senast ${date}.`,
        seller: (date) => `Svara senast ${date}.`,
      },
      'handedOver.met': {
        buyer: (date) => `Kontrollera och bekräfta senast ${date}.`,
        seller: (date) => `Köparen bekräftar senast ${date}.`,
      },
      'handedOver.sent': {
        buyer: (date) => `Bekräfta senast ${date} att den har kommit fram.`,
        seller: (date) => `Köparen bekräftar senast ${date}.`,
      },
      received: {
        buyer: (date) => `Du kan lämna tillbaka den till och med ${date}.`,
        seller: (date) => `Köparen kan lämna tillbaka den till och med ${date}.`,
      },
      problem: {
        buyer: (date) => `Säljaren svarar senast ${date}.`,
        seller: (date) => `Svara senast ${date}.`,
      },
      partOffered: {
        buyer: (date) => `Svara senast ${date}.`,
        seller: (date) => `Köparen svarar senast ${date}.`,
      },
      returnAsked: {
        buyer: (date) => `Säljaren svarar senast ${date}.`,
        seller: (date) => `Svara senast ${date}.`,
      },
      returning: {
        buyer: (date) => `Lämna tillbaka den senast ${date}.`,
        seller: (date) => `Köparen lämnar tillbaka den senast ${date}.`,
      },
      returnMet: {
        buyer: (date) => `Säljaren bekräftar senast ${date}.`,
        seller: (date) => `Bekräfta senast ${date} att du har fått den.`,
      },
      returnSent: {
        buyer: (date) => `Säljaren bekräftar senast ${date}.`,
        seller: (date) => `Bekräfta senast ${date} att du har fått den.`,
      },
      underReview: {
        buyer: (date) => `Loppis avgör senast ${date}.`,
        seller: (date) => `Loppis avgör senast ${date}.`,
      },
    },
    positions: {
      frozen: {
        buyer: 'Din bank utreder din tvist.',
        seller: 'Köparens bank utreder en tvist.',
      },
      chargedBack: {
        buyer: 'Din bank har gett dig pengarna tillbaka.',
        seller: 'Banken har gett köparen pengarna tillbaka.',
      },
      refunding: {
        buyer: 'Pengarna är på väg tillbaka till dig.',
        seller: 'Pengarna är på väg tillbaka till köparen.',
      },
      reversing: {
        buyer: 'Pengarna är på väg tillbaka till dig.',
        seller: 'Pengarna är på väg tillbaka till köparen.',
      },
    },
    refunded: {
      buyer: (amount) =>
        `${amount} har skickats tillbaka till ditt kort. Det tar oftast 3–5 dagar hos banken.`,
      seller: (amount) => `${amount} gick tillbaka till köparen.`,
    },
  },
})

/** Messages of every dashboard table: columns, search and pagination. */
export const tableMessages = defineMessages({
  en: {
    headers: {
      id: 'id',
      picture: 'Picture',
      name: 'Name',
      email: 'Email',
      price: 'Price',
      retail: 'Retail',
      condition: 'Condition',
      description: 'Description',
      contact: 'Contact',
      location: 'Location',
      sold: 'Sold',
      advertisement: 'Advertisement',
      sellerEmail: 'Seller Email',
      buyerName: 'Buyer Name',
      buyerEmail: 'Buyer Email',
      paid: 'Paid',
      verify: 'Verify',
      actions: 'Actions',
    },
    acts: {
      delete: { label: 'Delete', of: (name: string) => `Delete ${name}` },
      remove: { label: 'Remove', of: (name: string) => `Remove ${name}` },
    },
    caseOf: (name: string) => `Open case about ${name}`,
    search: 'Search',
    found: (found: string, all: string) => `${found} of ${all} found`,
    inAll: (all: string) => `${all} in total`,
    showAll: 'Show all',
    group: (label: string, shown: string, all: string) => `${label}: ${shown} of ${all}`,
    nothingMatches: (words: string) => `No results for “${words}”.`,
    range: (first: string, last: string, all: string) => `${first} to ${last} of ${all}`,
    pagesOf: (things: string) => `Pages of ${things}`,
  },
  sv: {
    headers: {
      id: 'id',
      picture: 'Bild',
      name: 'Namn',
      email: 'E-post',
      price: 'Pris',
      retail: 'Nypris',
      condition: 'Skick',
      description: 'Beskrivning',
      contact: 'Kontakt',
      location: 'Plats',
      sold: 'Såld',
      advertisement: 'Framhävning',
      sellerEmail: 'Säljarens e-post',
      buyerName: 'Köparens namn',
      buyerEmail: 'Köparens e-post',
      paid: 'Betalt',
      verify: 'Verifiera',
      actions: 'Åtgärder',
    },
    acts: {
      delete: { label: 'Ta bort', of: (name) => `Ta bort ${name}` },
      remove: { label: 'Ta bort', of: (name) => `Ta bort ${name}` },
    },
    caseOf: (name) => `Öppna ärende om ${name}`,
    search: 'Sök',
    found: (found, all) => `${found} av ${all} hittade`,
    inAll: (all) => `${all} totalt`,
    showAll: 'Visa alla',
    group: (label, shown, all) => `${label}: ${shown} av ${all}`,
    nothingMatches: (words) => `Inga träffar på ”${words}”.`,
    range: (first, last, all) => `${first} till ${last} av ${all}`,
    pagesOf: (things) => `Sidor av ${things}`,
  },
})
