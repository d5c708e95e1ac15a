import { lazy, type ReactNode } from 'react'
import type { Destination } from '../domain/destinations.ts'
import { HomeScreen } from '../screens/home/HomeScreen.tsx'

const advertisements = () => import('../screens/advertisements/AdvertisementsScreen.tsx')
const blog = () => import('../screens/blog/BlogScreen.tsx')
const categories = () => import('../screens/categories/CategoriesScreen.tsx')
const wishlist = () => import('../screens/wishlist/WishlistScreen.tsx')
const category = () => import('../screens/category/CategoryScreen.tsx')
const login = () => import('../screens/login/LoginScreen.tsx')
const register = () => import('../screens/register/RegisterScreen.tsx')
const dashboard = () => import('../screens/dashboard/DashboardScreen.tsx')
const orders = () => import('../screens/orders/MyOrdersScreen.tsx')
const payment = () => import('../screens/payment/PaymentScreen.tsx')

const AdvertisementsScreen = lazy(async () => ({
  default: (await advertisements()).AdvertisementsScreen,
}))
const BlogScreen = lazy(async () => ({ default: (await blog()).BlogScreen }))
const CategoriesScreen = lazy(async () => ({ default: (await categories()).CategoriesScreen }))
const WishlistScreen = lazy(async () => ({ default: (await wishlist()).WishlistScreen }))
const CategoryScreen = lazy(async () => ({ default: (await category()).CategoryScreen }))
const LoginScreen = lazy(async () => ({ default: (await login()).LoginScreen }))
const RegisterScreen = lazy(async () => ({ default: (await register()).RegisterScreen }))
const DashboardScreen = lazy(async () => ({ default: (await dashboard()).DashboardScreen }))
const MyOrdersScreen = lazy(async () => ({ default: (await orders()).MyOrdersScreen }))
const PaymentScreen = lazy(async () => ({ default: (await payment()).PaymentScreen }))

/** Who may see a screen. The server decides what anybody may do; this only saves a useless visit (rules R7 and R9). */
type Access = 'anyone' | 'signedIn'

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
  | 'myOrders'
  | 'wishlist'
  | 'payment'

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
    render: () => <AdvertisementsScreen />,
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

const chunks: { [Screen in Destination['screen']]?: () => Promise<unknown> } = {
  categories,
  category,
  advertisements,
  blog,
  wishlist,
  login,
  register,
  dashboard,
  myOrders: orders,
  payment,
}

/** Fetches the code of a screen ahead of the click, on hover, focus or touch of its link. */
export function preload(screen: Destination['screen']): void {
  void chunks[screen]?.().catch(() => {
    // A lost line here is no one's concern: the click asks again and says so.
  })
}
