/** The calls that return the same answer to every user (rule C2, the pages of a product and of a seller, and suggestions). */
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
  '/sellers/sue/reviews',
  '/search/suggest?q=gui',
  '/places?q=sea',
  '/openapi.json',
]
