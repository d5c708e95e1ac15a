/** The calls that return the same list to every user (rule C2). */
export const PUBLIC_LISTS = [
  '/get-categories',
  '/get-three-categories',
  '/v2/home-advertisements',
  '/v2/category/music',
  '/v2/advertisements',
  '/blogs',
]
