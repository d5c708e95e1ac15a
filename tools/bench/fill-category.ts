import type { Site } from './site.ts'

/** Fills a category of the demo data up to `count` products with copies from other categories; returns its ID. */
export async function fillCategory({ database }: Site, count: number): Promise<string> {
  const categoryId = 'cameras-and-sound'
  await database.query(
    `insert into products
       (id, seller_id, category_id, name, image, image_sources, asking_price_cents, retail_price_cents, condition,
        purchase_year, description, contact, location, created_at)
     select 'shelf-' || gen_random_uuid(), seller_id, $1, name, image, image_sources, asking_price_cents, retail_price_cents,
            condition, purchase_year, description, contact, location, created_at
       from products
      where category_id <> $1 and not is_sold and removed_at is null
      order by id
      limit greatest(0, $2 - (select count(*) from products
                               where category_id = $1 and not is_sold and removed_at is null))`,
    [categoryId, count],
  )
  return categoryId
}
