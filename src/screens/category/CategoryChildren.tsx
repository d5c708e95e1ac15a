import { Link } from '../../ui/Link/Link.tsx'
import { children } from './CategoryChildren.css.ts'
import { useCategoryChildren } from './loaded-categories.ts'

/** Links to the children of a category; nothing where it has none. `name`: that of the category. */
export function CategoryChildren({ categoryId, name }: { categoryId: string; name: string }) {
  const links = useCategoryChildren(categoryId)
  if (links.length === 0) return null
  return (
    <ul aria-label={name} className={children}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <Link href={href} tone="chip">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
