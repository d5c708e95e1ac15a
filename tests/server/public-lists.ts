/** The calls that return the same answer to every user (rule C2, and the page of a product). */
export const PUBLIC_LISTS = [
  '/get-categories',
  '/get-three-categories',
  '/v2/home-advertisements',
  '/v2/category/music',
  '/v2/advertisements',
  '/blogs',
  '/products/p1',
]
