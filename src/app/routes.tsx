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

/** The users who can open a screen. The server enforces permissions; this only saves a visit (rules R7 and R9). */
export type Access = 'anyone' | 'signedIn' | 'seller'

/** The screens that this version implements. */
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
  render: (destination: Extract<Destination, { screen: Screen }>) => ReactNode
}

/** The route table, one row per screen. The path patterns are in src/services/navigation.ts. */
const rows: { [Screen in Built]: Row<Screen> } = {
  home: {
    access: 'anyone',
    render: () => <HomeScreen />,
  },
  category: {
    access: 'anyone',
    render: ({ categoryId, productId }) => (
      <CategoryScreen
        categoryId={categoryId}
        key={`${categoryId} ${productId}`}
        productId={productId}
      />
    ),
  },
  categories: {
    access: 'anyone',
    render: () => <CategoriesScreen />,
  },
  advertisements: {
    access: 'anyone',
    render: ({ productId }) => <AdvertisementsScreen key={productId} productId={productId} />,
  },
  blog: {
    access: 'anyone',
    render: () => <BlogScreen />,
  },
  wishlist: {
    access: 'signedIn',
    render: () => <WishlistScreen />,
  },
  login: {
    access: 'anyone',
    render: ({ origin, needs }) => <LoginScreen needs={needs} origin={origin} />,
  },
  register: {
    access: 'anyone',
    render: ({ origin }) => <RegisterScreen origin={origin} />,
  },
  dashboard: {
    access: 'signedIn',
    render: () => <DashboardScreen />,
  },
  addProduct: {
    access: 'seller',
    render: () => <AddProductScreen />,
  },
  myProducts: {
    access: 'seller',
    render: () => <MyProductsScreen />,
  },
  myBuyers: {
    access: 'seller',
    render: () => <MyBuyersScreen />,
  },
  myOrders: {
    access: 'signedIn',
    render: () => <MyOrdersScreen />,
  },
  payment: {
    access: 'signedIn',
    render: ({ bookingId }) => <PaymentScreen bookingId={bookingId} key={bookingId} />,
  },
  // The admin's rows require no role: the server rejects users who are not admins (rule R11).
  allBuyers: {
    access: 'signedIn',
    render: () => <AllBuyersScreen />,
  },
  allSellers: {
    access: 'signedIn',
    render: () => <AllSellersScreen />,
  },
  reportedItems: {
    access: 'signedIn',
    render: () => <ReportedItemsScreen />,
  },
}

/** A destination's access rule and its screen; `routeOf` returns null for a screen that does not exist. */
export type Route = { access: Access; screen: ReactNode }

export function routeOf(destination: Destination): Route | null {
  return isBuilt(destination) ? routeAt(destination.screen, destination) : null
}

type Shown<Screen extends Built> = Extract<Destination, { screen: Screen }>

const isBuilt = (destination: Destination): destination is Shown<Built> =>
  destination.screen in rows

function routeAt<Screen extends Built>(screen: Screen, destination: Shown<Screen>): Route {
  const row: Row<Screen> = rows[screen]
  return { access: row.access, screen: row.render(destination) }
}
