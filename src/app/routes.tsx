import type { ReactNode } from 'react'
import type { Destination } from '../domain/destinations.ts'
import { HomeScreen } from '../screens/home/HomeScreen.tsx'
import {
  AddProductScreen,
  AdvertisementsScreen,
  AllBuyersScreen,
  AllSellersScreen,
  BlogScreen,
  CategoriesScreen,
  WishlistScreen,
  CategoryScreen,
  LoginScreen,
  RegisterScreen,
  DashboardScreen,
  MyOrdersScreen,
  MyProductsScreen,
  MyBuyersScreen,
  PaymentScreen,
  ReportedItemsScreen,
} from './lazy-screens.ts'

/** Who may see a screen. The server decides what anybody may do; this only saves a useless visit (rules R7 and R9). */
export type Access = 'anyone' | 'signedIn' | 'seller'

/** The screens that this version has. */
type Built =
  | 'home'
  | 'categories'
  | 'category'
  | 'advertisements'
  | 'blog'
  | 'login'
  | 'register'
  | 'dashboard'
  | 'addProduct'
  | 'myProducts'
  | 'myBuyers'
  | 'myOrders'
  | 'wishlist'
  | 'payment'
  | 'allBuyers'
  | 'allSellers'
  | 'reportedItems'

type Row<Screen extends Destination['screen']> = {
  access: Access
  /** Of the document, before the product's name. */
  title: string
  description: string
  render: (destination: Extract<Destination, { screen: Screen }>) => ReactNode
}

/** The screens there are, one row each. The path patterns are in src/services/navigation.ts. */
const rows: { [Screen in Built]: Row<Screen> } = {
  home: {
    access: 'anyone',
    title: 'Good things, second time around',
    description: 'A marketplace for second-hand goods: book, meet the seller, pay by card.',
    render: () => <HomeScreen />,
  },
  category: {
    access: 'anyone',
    title: 'Category',
    description: 'Second-hand things in this category, with price, condition and seller.',
    render: ({ categoryId, productId }) => (
      <CategoryScreen categoryId={categoryId} key={categoryId} productId={productId} />
    ),
  },
  categories: {
    access: 'anyone',
    title: 'Categories',
    description: 'All the categories of second-hand things on Loppis.',
    render: () => <CategoriesScreen />,
  },
  advertisements: {
    access: 'anyone',
    title: 'Advertised products',
    description: 'What sellers advertise at the moment.',
    render: ({ productId }) => <AdvertisementsScreen productId={productId} />,
  },
  blog: {
    access: 'anyone',
    title: 'Blog',
    description: 'Questions and answers about buying and selling second-hand.',
    render: () => <BlogScreen />,
  },
  wishlist: {
    access: 'signedIn',
    title: 'Wishlist',
    description: 'What you would like to have one day.',
    render: () => <WishlistScreen />,
  },
  login: {
    access: 'anyone',
    title: 'Login',
    description: 'Log in with your e-mail address or with Google.',
    render: ({ origin, needs }) => <LoginScreen needs={needs} origin={origin} />,
  },
  register: {
    access: 'anyone',
    title: 'Register',
    description: 'Register as a buyer or as a seller.',
    render: ({ origin }) => <RegisterScreen origin={origin} />,
  },
  dashboard: {
    access: 'signedIn',
    title: 'Dashboard',
    description: 'Your place on the marketplace.',
    render: () => <DashboardScreen />,
  },
  addProduct: {
    access: 'seller',
    title: 'Add a Product',
    description: 'List something that deserves a second home.',
    render: () => <AddProductScreen />,
  },
  myProducts: {
    access: 'seller',
    title: 'My Products',
    description: 'What you have listed, and what is advertised.',
    render: () => <MyProductsScreen />,
  },
  myBuyers: {
    access: 'seller',
    title: 'My Buyers',
    description: 'Who bought what you sold.',
    render: () => <MyBuyersScreen />,
  },
  myOrders: {
    access: 'signedIn',
    title: 'My Orders',
    description: 'What you have booked, and what is paid.',
    render: () => <MyOrdersScreen />,
  },
  payment: {
    access: 'signedIn',
    title: 'Payment',
    description: 'Pay for what you have booked.',
    render: ({ bookingId }) => <PaymentScreen bookingId={bookingId} key={bookingId} />,
  },
  // No role is asked for on the admin's rows: whoever is no admin is told so by the server (rule R11).
  allBuyers: {
    access: 'signedIn',
    title: 'All Buyers',
    description: 'Everybody who is registered as a buyer.',
    render: () => <AllBuyersScreen />,
  },
  allSellers: {
    access: 'signedIn',
    title: 'All Sellers',
    description: 'Everybody who is registered as a seller, and who of them is verified.',
    render: () => <AllSellersScreen />,
  },
  reportedItems: {
    access: 'signedIn',
    title: 'Reported Items',
    description: 'What people have found something wrong with.',
    render: () => <ReportedItemsScreen />,
  },
}

/** What a destination shows; null where there is no such screen. */
export type Route = { access: Access; title: string; description: string; screen: ReactNode }

export function routeOf(destination: Destination): Route | null {
  return isBuilt(destination) ? routeAt(destination.screen, destination) : null
}

type Shown<Screen extends Built> = Extract<Destination, { screen: Screen }>

const isBuilt = (destination: Destination): destination is Shown<Built> =>
  destination.screen in rows

function routeAt<Screen extends Built>(screen: Screen, destination: Shown<Screen>): Route {
  const row: Row<Screen> = rows[screen]
  const { access, title, description } = row
  return { access, title, description, screen: row.render(destination) }
}
