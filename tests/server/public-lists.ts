/** The calls that return the same answer to every user (rule C2, the page of a product, and suggestions). */
export const PUBLIC_LISTS = [
  '/get-categories',
  '/get-three-categories',
  '/v2/home-advertisements',
  '/v2/category/music',
  '/v2/advertisements',
  '/blogs',
  '/products/p1',
  '/products?ids=p1,p2',
  '/sellers/sue',
  '/search/suggest?q=gui',
  '/openapi.json',
]
