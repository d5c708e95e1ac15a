import type { Destination } from '../domain/destinations.ts'
import { lazyWithPreload } from './lazyWithPreload.tsx'

export const AddProductScreen = lazyWithPreload(
  async () => (await import('../screens/add-product/AddProductScreen.tsx')).AddProductScreen,
)
export const AdvertisementsScreen = lazyWithPreload(
  async () =>
    (await import('../screens/advertisements/AdvertisementsScreen.tsx')).AdvertisementsScreen,
)
export const AllBuyersScreen = lazyWithPreload(
  async () => (await import('../screens/all-buyers/AllBuyersScreen.tsx')).AllBuyersScreen,
)
export const AllSellersScreen = lazyWithPreload(
  async () => (await import('../screens/all-sellers/AllSellersScreen.tsx')).AllSellersScreen,
)
export const BlogScreen = lazyWithPreload(
  async () => (await import('../screens/blog/BlogScreen.tsx')).BlogScreen,
)
export const CategoriesScreen = lazyWithPreload(
  async () => (await import('../screens/categories/CategoriesScreen.tsx')).CategoriesScreen,
)
export const WishlistScreen = lazyWithPreload(
  async () => (await import('../screens/wishlist/WishlistScreen.tsx')).WishlistScreen,
)
export const CategoryScreen = lazyWithPreload(
  async () => (await import('../screens/category/CategoryScreen.tsx')).CategoryScreen,
)
export const LoginScreen = lazyWithPreload(
  async () => (await import('../screens/login/LoginScreen.tsx')).LoginScreen,
)
export const RegisterScreen = lazyWithPreload(
  async () => (await import('../screens/register/RegisterScreen.tsx')).RegisterScreen,
)
export const DashboardScreen = lazyWithPreload(
  async () => (await import('../screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
)
export const MyOrdersScreen = lazyWithPreload(
  async () => (await import('../screens/orders/MyOrdersScreen.tsx')).MyOrdersScreen,
)
export const MyProductsScreen = lazyWithPreload(
  async () => (await import('../screens/my-products/MyProductsScreen.tsx')).MyProductsScreen,
)
export const MyBuyersScreen = lazyWithPreload(
  async () => (await import('../screens/my-buyers/MyBuyersScreen.tsx')).MyBuyersScreen,
)
export const PaymentScreen = lazyWithPreload(
  async () => (await import('../screens/payment/PaymentScreen.tsx')).PaymentScreen,
)
export const ReportedItemsScreen = lazyWithPreload(
  async () =>
    (await import('../screens/reported-items/ReportedItemsScreen.tsx')).ReportedItemsScreen,
)
/** Wraps every screen with restricted access. */
export const Guarded = lazyWithPreload(async () => (await import('./Guarded.tsx')).Guarded)

type Fetched = { fetch: () => Promise<unknown> }

const open: { [Screen in Destination['screen']]?: Fetched } = {
  categories: CategoriesScreen,
  category: CategoryScreen,
  advertisements: AdvertisementsScreen,
  blog: BlogScreen,
  login: LoginScreen,
  register: RegisterScreen,
}

const guarded: { [Screen in Destination['screen']]?: Fetched } = {
  wishlist: WishlistScreen,
  dashboard: DashboardScreen,
  addProduct: AddProductScreen,
  myProducts: MyProductsScreen,
  myBuyers: MyBuyersScreen,
  myOrders: MyOrdersScreen,
  payment: PaymentScreen,
  allBuyers: AllBuyersScreen,
  allSellers: AllSellersScreen,
  reportedItems: ReportedItemsScreen,
}

export const isGuarded = (screen: Destination['screen']): boolean => screen in guarded

/** Loads all the code that a screen needs. */
export async function fetchScreen(screen: Destination['screen']): Promise<void> {
  const inside = guarded[screen]
  const parts = [open[screen], inside, inside && Guarded].filter((part) => part !== undefined)
  await Promise.all(parts.map((part) => part.fetch()))
}

/** Starts loading the code of a screen that is about to be rendered or is likely to be opened next. */
export function preload(screen: Destination['screen']): void {
  fetchScreen(screen).catch(() => {
    // A failure is ignored: rendering the screen loads the code again and reports the error.
  })
}
