import { inLanguages } from './language.ts'

/** The title and the description of each page, by its screen. */
export const pageWords = inLanguages({
  en: {
    home: {
      title: 'Good things, second time around',
      description: 'A marketplace for second-hand goods: book, meet the seller, pay by card.',
    },
    category: {
      title: 'Category',
      description: 'Second-hand things in this category, with price, condition and seller.',
    },
    categories: {
      title: 'Categories',
      description: 'All the categories of second-hand things on Loppis.',
    },
    advertisements: {
      title: 'Advertised products',
      description: 'What sellers advertise at the moment.',
    },
    blog: {
      title: 'Blog',
      description: 'Questions and answers about buying and selling second-hand.',
    },
    wishlist: { title: 'Wishlist', description: 'What you would like to have one day.' },
    login: {
      title: 'Login',
      description: 'Log in with your e-mail address or with Google.',
    },
    register: { title: 'Register', description: 'Register as a buyer or as a seller.' },
    dashboard: { title: 'Dashboard', description: 'Your place on the marketplace.' },
    addProduct: {
      title: 'Add a Product',
      description: 'List something that deserves a second home.',
    },
    myProducts: {
      title: 'My Products',
      description: 'What you have listed, and what is advertised.',
    },
    myBuyers: { title: 'My Buyers', description: 'Who bought what you sold.' },
    myOrders: { title: 'My Orders', description: 'What you have booked, and what is paid.' },
    payment: { title: 'Payment', description: 'Pay for what you have booked.' },
    allBuyers: { title: 'All Buyers', description: 'Everybody who is registered as a buyer.' },
    allSellers: {
      title: 'All Sellers',
      description: 'Everybody who is registered as a seller, and who of them is verified.',
    },
    reportedItems: {
      title: 'Reported Items',
      description: 'What people have found something wrong with.',
    },
    notFound: { title: 'Not found', description: 'This page is not here.' },
    error: { title: 'An error', description: 'Something went wrong here.' },
  },
  sv: {
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
  },
})
