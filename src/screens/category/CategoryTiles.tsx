import type { ReactNode } from 'react'
import type { Category } from '../../domain/category.ts'
import { isUnreadable, type Listed } from '../../domain/listed.ts'
import { translatedCategoryName } from '../../domain/translations.ts'
import { UnreadableItem } from '../error/UnreadableItem.tsx'
import { pathOf } from '../paths.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { useLocale } from '../../messages/useMessages.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { categoryPicture, categoryTile, categoryTitle, threeInARow } from './CategoryTiles.css.ts'

type CategoryTilesProps = {
  categories: readonly Listed<Category>[]
  /** Returns what is below a category. */
  renderBelow?: (category: Category) => ReactNode
}

/** Categories as links to their products. */
export function CategoryTiles({ categories, renderBelow }: CategoryTilesProps) {
  return (
    <ul className={threeInARow}>
      {categories.map((category) => (
        <li key={category._id}>
          {isUnreadable(category) ? <UnreadableItem /> : <CategoryTile {...category} />}
          {!isUnreadable(category) && renderBelow?.(category)}
        </li>
      ))}
    </ul>
  )
}

function CategoryTile(category: Category) {
  const { _id, image, imageSources } = category
  const { language } = useLocale()
  return (
    <Link href={pathOf({ screen: 'category', categoryId: _id })} tone="block">
      <span className={categoryTile}>
        {image !== undefined && (
          <span className={categoryPicture}>
            <Picture alt="" sizes="6rem" sources={imageSources} src={image} />
          </span>
        )}
        <span className={categoryTitle}>{translatedCategoryName(language, category)}</span>
      </span>
    </Link>
  )
}
