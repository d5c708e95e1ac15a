import { lazy } from 'react'
import type { Destination } from '../domain/destinations.ts'

const addProduct = () => import('../screens/add-product/AddProductScreen.tsx')
const advertisements = () => import('../screens/advertisements/AdvertisementsScreen.tsx')
const allBuyers = () => import('../screens/all-buyers/AllBuyersScreen.tsx')
const allSellers = () => import('../screens/all-sellers/AllSellersScreen.tsx')
const blog = () => import('../screens/blog/BlogScreen.tsx')
const categories = () => import('../screens/categories/CategoriesScreen.tsx')
const wishlist = () => import('../screens/wishlist/WishlistScreen.tsx')
const category = () => import('../screens/category/CategoryScreen.tsx')
const login = () => import('../screens/login/LoginScreen.tsx')
const register = () => import('../screens/register/RegisterScreen.tsx')
const dashboard = () => import('../screens/dashboard/DashboardScreen.tsx')
const orders = () => import('../screens/orders/MyOrdersScreen.tsx')
const myProducts = () => import('../screens/my-products/MyProductsScreen.tsx')
const myBuyers = () => import('../screens/my-buyers/MyBuyersScreen.tsx')
const payment = () => import('../screens/payment/PaymentScreen.tsx')
const reportedItems = () => import('../screens/reported-items/ReportedItemsScreen.tsx')

export const AddProductScreen = lazy(async () => ({
  default: (await addProduct()).AddProductScreen,
}))
export const AdvertisementsScreen = lazy(async () => ({
  default: (await advertisements()).AdvertisementsScreen,
}))
export const AllBuyersScreen = lazy(async () => ({ default: (await allBuyers()).AllBuyersScreen }))
export const AllSellersScreen = lazy(async () => ({
  default: (await allSellers()).AllSellersScreen,
}))
export const BlogScreen = lazy(async () => ({ default: (await blog()).BlogScreen }))
export const CategoriesScreen = lazy(async () => ({
  default: (await categories()).CategoriesScreen,
}))
export const WishlistScreen = lazy(async () => ({ default: (await wishlist()).WishlistScreen }))
export const CategoryScreen = lazy(async () => ({ default: (await category()).CategoryScreen }))
export const LoginScreen = lazy(async () => ({ default: (await login()).LoginScreen }))
export const RegisterScreen = lazy(async () => ({ default: (await register()).RegisterScreen }))
export const DashboardScreen = lazy(async () => ({ default: (await dashboard()).DashboardScreen }))
export const MyOrdersScreen = lazy(async () => ({ default: (await orders()).MyOrdersScreen }))
export const MyProductsScreen = lazy(async () => ({
  default: (await myProducts()).MyProductsScreen,
}))
export const MyBuyersScreen = lazy(async () => ({ default: (await myBuyers()).MyBuyersScreen }))
export const PaymentScreen = lazy(async () => ({ default: (await payment()).PaymentScreen }))
export const ReportedItemsScreen = lazy(async () => ({
  default: (await reportedItems()).ReportedItemsScreen,
}))

const chunks: { [Screen in Destination['screen']]?: () => Promise<unknown> } = {
  categories,
  category,
  advertisements,
  blog,
  wishlist,
  login,
  register,
  dashboard,
  addProduct,
  myProducts,
  myBuyers,
  myOrders: orders,
  payment,
  allBuyers,
  allSellers,
  reportedItems,
}

/** Fetches the code of a screen ahead of the click, on hover, focus or touch of its link. */
export function preload(screen: Destination['screen']): void {
  void chunks[screen]?.().catch(() => {
    // A lost line here is no one's concern: the click asks again and says so.
  })
}
