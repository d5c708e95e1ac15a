import type { Category } from '../../domain/category.ts'
import { pathOf } from '../../services/navigation.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { categoryTile, threeInARow } from './CategoryTiles.css.ts'

/** Categories as ways to their products. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className={threeInARow}>
      {categories.map(({ _id, categoryName }) => (
        <li key={_id}>
          <Link href={pathOf({ screen: 'category', categoryId: _id })} tone="block">
            <span className={categoryTile}>{categoryName}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
