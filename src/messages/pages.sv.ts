import type { PageMessages } from './pages.ts'

export const pageMessages: PageMessages = {
  home: {
    title: 'Bra saker, en gång till',
    description: 'En marknadsplats för begagnat: boka, möt säljaren, betala med kort.',
  },
  category: {
    title: 'Kategori',
    description: 'Begagnade varor i den här kategorin, med pris, skick och säljare.',
  },
  categories: {
    title: 'Kategorier',
    description: 'Alla kategorier med begagnade varor på Loppis.',
  },
  advertisements: {
    title: 'Annonserade varor',
    description: 'Varor som säljare annonserar just nu.',
  },
  blog: {
    title: 'Blogg',
    description: 'Frågor och svar om att köpa och sälja begagnat.',
  },
  wishlist: { title: 'Önskelista', description: 'Varor du har sparat.' },
  login: {
    title: 'Logga in',
    description: 'Logga in med din e-postadress eller med Google.',
  },
  register: {
    title: 'Skapa konto',
    description: 'Skapa ett konto som köpare eller säljare.',
  },
  dashboard: { title: 'Min sida', description: 'Din översikt på Loppis.' },
  addProduct: {
    title: 'Lägg upp en vara',
    description: 'Sälj något du inte längre behöver.',
  },
  myProducts: {
    title: 'Mina varor',
    description: 'Dina varor och annonser.',
  },
  myBuyers: { title: 'Mina köpare', description: 'De som har köpt av dig.' },
  myOrders: {
    title: 'Mina beställningar',
    description: 'Dina bokningar och betalningar.',
  },
  payment: { title: 'Betalning', description: 'Betala för din bokning.' },
  allBuyers: { title: 'Alla köpare', description: 'Alla som har registrerat sig som köpare.' },
  allSellers: {
    title: 'Alla säljare',
    description: 'Alla säljare och om de är verifierade.',
  },
  reportedItems: {
    title: 'Anmälda varor',
    description: 'Varor som användare har anmält.',
  },
  notFound: { title: 'Sidan finns inte', description: 'Den här sidan finns inte.' },
  error: { title: 'Fel', description: 'Något gick fel.' },
}
