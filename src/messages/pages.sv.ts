import type { PageMessages } from './pages.ts'

export const pageMessages: PageMessages = {
  home: {
    title: 'Bra saker, en gång till',
    description: 'En marknadsplats för begagnat: boka, möt säljaren, betala med kort.',
  },
  category: {
    title: 'Kategori',
    description: 'Begagnade saker i den här kategorin, med pris, skick och säljare.',
  },
  categories: {
    title: 'Kategorier',
    description: 'Alla kategorier med begagnade saker på Loppis.',
  },
  advertisements: {
    title: 'Annonserade varor',
    description: 'Det som säljarna annonserar just nu.',
  },
  blog: {
    title: 'Blogg',
    description: 'Frågor och svar om att köpa och sälja begagnat.',
  },
  wishlist: { title: 'Önskelista', description: 'Det du skulle vilja ha någon gång.' },
  login: {
    title: 'Logga in',
    description: 'Logga in med din e-postadress eller med Google.',
  },
  register: {
    title: 'Skapa konto',
    description: 'Skapa ett konto som köpare eller som säljare.',
  },
  dashboard: { title: 'Min sida', description: 'Din plats på marknaden.' },
  addProduct: {
    title: 'Lägg upp en vara',
    description: 'Lägg upp något som förtjänar ett nytt hem.',
  },
  myProducts: {
    title: 'Mina varor',
    description: 'Det du har lagt upp, och det som annonseras.',
  },
  myBuyers: { title: 'Mina köpare', description: 'De som köpte det du sålde.' },
  myOrders: {
    title: 'Mina beställningar',
    description: 'Det du har bokat, och det som är betalt.',
  },
  payment: { title: 'Betalning', description: 'Betala för det du har bokat.' },
  allBuyers: { title: 'Alla köpare', description: 'Alla som har ett konto som köpare.' },
  allSellers: {
    title: 'Alla säljare',
    description: 'Alla som har ett konto som säljare, och vilka som är verifierade.',
  },
  reportedItems: {
    title: 'Anmälda varor',
    description: 'Det som någon har sagt att något är fel med.',
  },
  notFound: { title: 'Sidan finns inte', description: 'Den här sidan finns inte.' },
  error: { title: 'Ett fel', description: 'Något gick fel här.' },
}
