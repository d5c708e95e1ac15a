import type { Database, Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { acquireLock } from '../database/locks.ts'
import type { ImageStandIn, StoredPicture } from '../standins/images/image-host.ts'
import { insertBookings, insertPeople, insertShelves } from './insert.ts'
import { insertProducts } from './insert-products.ts'
import { announceLatePictures } from './late-pictures.ts'
import { moreSellers } from './more-sellers.ts'
import { findObjects } from './objects.ts'
import { COMPOSITION, composePicture, shrunk } from './pictures.ts'
import { seedFlows } from './seed-flows.ts'
import { type DemoProduct, stock } from './stock.ts'

/** One more than the cores of the smallest machine on which seeding has to be fast: each also waits for files. */
const PICTURES_AT_ONCE = 3

type SeedOptions = {
  database: Database
  images: Pick<ImageStandIn, 'storeDrawn'>
  /** The reference date: every date of the demo data is relative to it. */
  now: Date
  /** The identities of the demo accounts, by e-mail. An account without one goes to a verified identity. */
  identities?: ReadonlyMap<string, string>
  /** The payments are those of the card stand-in. With another provider, the demo data has no flows. */
  hasCardStandIn?: boolean
  /** The folder of the renders; null where they are not installed. */
  objects?: string | null
  /** The image host that draws the further pictures of the large demo world; without it, the data is the small one. */
  late?: Pick<ImageStandIn, 'announce'> | null
}

/**
 * Seeds an empty database with the demo data; adds nothing where there are users already. The data is the same each
 * time, with dates relative to `now`. Without the package of renders, the pictures are empty scenes and the
 * console shows a warning.
 */
export async function seedDemoData({
  database,
  images,
  now,
  identities = new Map(),
  hasCardStandIn = true,
  objects = findObjects(),
  late = null,
}: SeedOptions): Promise<void> {
  const stocked = stock({ withOrders: hasCardStandIn })
  // At every start: the image host does not remember the pictures that it has not drawn yet.
  const more = late === null ? null : announceLatePictures(late, objects, stocked)
  if (await hasUsers(database)) return
  const pictures = await seedPictures(images, stocked, objects)
  const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await database.transaction(async (transaction) => {
    await acquireLock(transaction, 'seed')
    if (await hasUsers(transaction)) return
    await insertPeople(transaction, daysBefore, identities, more === null ? [] : moreSellers)
    await insertShelves(transaction)
    const covers = new Map([...pictures, ...(more?.covers ?? [])])
    const products = [...stocked, ...(more?.products ?? [])]
    await insertProducts(transaction, products, { covers, views: more?.views }, daysBefore)
    await insertBookings(transaction, stocked, daysBefore)
    if (hasCardStandIn) await seedFlows(transaction, stocked, daysBefore)
  })
}

async function hasUsers(database: Queryable): Promise<boolean> {
  return (await run(database, db.selectFrom('users').select('id').limit(1))).length > 0
}

/** Generates and stores the pictures of all demo products. Returns them by product id. */
async function seedPictures(
  images: SeedOptions['images'],
  stocked: readonly DemoProduct[],
  folder: string | null,
): Promise<Map<string, StoredPicture>> {
  if (folder === null) {
    console.warn(
      'The demo world has no pictures of its things: they come with the development dependencies (npm install).',
    )
  }
  const pictures = new Map<string, StoredPicture>()
  const waiting = [...stocked]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { product, ground, isOrdered } = next
      const drawn = [folder, product.id, product.picture, ground, product.condition] as const
      const key = JSON.stringify([
        COMPOSITION,
        folder !== null,
        ...drawn.slice(1),
        ...(isOrdered ? ['small'] : []),
      ])
      const draw = async () => {
        const picture = await composePicture(...drawn)
        return isOrdered ? shrunk(picture) : picture
      }
      pictures.set(product.id, await images.storeDrawn(key, draw))
    }
  }
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, work))
  return pictures
}
