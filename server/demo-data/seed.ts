import type { Database, Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { acquireLock } from '../database/locks.ts'
import type { ImageStandIn, StoredPicture } from '../standins/images/image-host.ts'
import { insertBookings, insertPeople, insertProduct, insertShelves } from './insert.ts'
import { findObjects } from './objects.ts'
import { COMPOSITION, composePicture, shrunk } from './pictures.ts'
import { seedOrders } from './seed-orders.ts'
import { type DemoProduct, stock } from './stock.ts'

/** One per core of the smallest machine on which seeding has to be fast. */
const PICTURES_AT_ONCE = 2

type SeedOptions = {
  database: Database
  images: Pick<ImageStandIn, 'storeDrawn'>
  /** The reference date: every date of the demo data is relative to it. */
  now: Date
  /** The identities of the demo accounts, by e-mail. An account without one goes to a verified identity. */
  identities?: ReadonlyMap<string, string>
  /** The payments are those of the card stand-in. With another provider, the demo data has no orders. */
  hasCardStandIn?: boolean
  /** The folder of the renders; null where they are not installed. */
  objects?: string | null
}

/**
 * Seeds an empty database with the demo data; does nothing where there are users already. The data is the same each
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
}: SeedOptions): Promise<void> {
  if (await hasUsers(database)) return
  const stocked = stock({ withOrders: hasCardStandIn })
  const pictures = await seedPictures(images, stocked, objects)
  const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await database.transaction(async (transaction) => {
    await acquireLock(transaction, 'seed')
    if (await hasUsers(transaction)) return
    await insertPeople(transaction, daysBefore, identities)
    await insertShelves(transaction)
    for (const item of stocked) await insertProduct(transaction, item, pictures, daysBefore)
    await insertBookings(transaction, stocked, daysBefore)
    if (hasCardStandIn) await seedOrders(transaction, stocked, daysBefore)
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
