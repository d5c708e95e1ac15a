import { categories } from './categories.ts'
import { kinds } from './kinds.ts'
import { moreSellers } from './more-sellers.ts'
import { sellers } from './sellers.ts'
import type { PictureRecipe, SeedProduct } from './shapes.ts'
import { stableRandom } from './stable-random.ts'
import type { DemoProduct } from './stock.ts'
import { texts } from './texts-of-more.ts'

/** Older than every product of the small demo world. */
const YOUNGEST_DAYS = 105
const OLDEST_DAYS = 380
const YEARS = [2008, 2025] as const
/** Hue rotations that keep an object credible. */
const HUES = [0, 0, 25, 180, 215, 320] as const

/** Returns one of several, the same for the same text. */
function oneOf<Item>(items: readonly Item[], of: string): Item {
  const item = items[Math.floor(stableRandom(of) * items.length)]
  if (item === undefined) throw new Error(`There is nothing to choose from for '${of}'.`)
  return item
}

const between = (lowest: number, highest: number, of: string) =>
  lowest + stableRandom(of) * (highest - lowest)

/** Prices as people set them: $7, $45, $320. */
const rounded = (price: number) =>
  price < 20 ? Math.max(3, Math.round(price)) : Math.round(price / 5) * 5

const idOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

type Kind = { object: string; price: number; names: readonly string[] }

function kindIn(line: string): Kind {
  const [head = '', ...names] = line.split(' | ')
  const [object = '', price = ''] = head.split(' ')
  return { object, price: Number(price), names }
}

function productOf({ object, price, names }: Kind, name: string): SeedProduct {
  const language = name === names.at(-1) ? 'sv' : 'en'
  const id = idOf(name)
  const of = (what: string) => `${what} ${id}`
  const seller = oneOf(language === 'sv' ? moreSellers : sellers, of('seller'))
  const condition = oneOf(['excellent', 'good', 'good', 'fair'] as const, of('condition'))
  const { condition: conditions, reason, handover } = texts[language]
  const askingPrice = rounded(price * between(0.6, 1.6, of('price')))
  const hue = oneOf(HUES, of('hue'))
  const picture: PictureRecipe = {
    object,
    ...(hue === 0 ? {} : { hue }),
    ...(stableRandom(of('mirror')) < 0.4 ? { mirrored: true } : {}),
  }
  return {
    id,
    seller: seller.id.replace(/^seller-/, ''),
    name,
    askingPrice,
    retailPrice: Math.max(askingPrice + 1, rounded(askingPrice * between(1.6, 4, of('retail')))),
    condition,
    purchaseYear: Math.floor(between(...YEARS, of('year'))),
    description: [
      oneOf(conditions[condition], of('state')),
      oneOf(reason, of('reason')),
      oneOf(handover, of('handover')),
    ].join(' '),
    picture,
  }
}

/** Returns the further products of the large demo world, all for sale. */
export function moreProducts(): DemoProduct[] {
  return categories.flatMap(({ id: categoryId }) =>
    (kinds[categoryId] ?? '')
      .trim()
      .split('\n')
      .map(kindIn)
      .flatMap((kind) => kind.names.map((name) => productOf(kind, name)))
      .map((product): DemoProduct => ({
        product,
        categoryId,
        ground: Math.floor(stableRandom(`ground ${product.id}`) * 7),
        daysAgo: between(YOUNGEST_DAYS, OLDEST_DAYS, `age ${product.id}`),
        isSold: false,
        isOrdered: false,
        isRemoved: false,
      })),
  )
}
