import type { LongList } from './long-list.ts'
import type { Site } from './site.ts'

/** Returns a factory of categories in one unpaginated response, with the images of the demo data. */
export async function longCategory(site: Site): Promise<(count: number) => LongList> {
  const answer = await fetch(`${site.origin}/v2/category/cameras-and-sound`)
  const products = (await answer.json()) as Record<string, unknown>[]
  return (count) => ({
    path: '/category/a-long-one',
    call: '/v2/category/a-long-one',
    answer: JSON.stringify(
      Array.from({ length: count }, (_, index) => ({
        ...products[index % products.length],
        _id: `product-${index}`,
      })),
    ),
    item: 'main article',
    isReadAsItArrives: true,
  })
}

/** Returns the table of all buyers, as an admin sees it, in one unpaginated response. */
export function longTable(count: number): LongList {
  return {
    path: '/dashboard/all-buyers',
    call: '/all-buyers',
    answer: JSON.stringify(
      Array.from({ length: count }, (_, index) => ({
        _id: `buyer-${index}`,
        name: `Buyer ${index}`,
        email: `buyer-${index}@loppis.test`,
        role: 'buyer',
      })),
    ),
    item: 'main tbody tr',
    isReadAsItArrives: false,
    viewer: 'admin@loppis.test',
  }
}
