import { Link } from '../Link/Link.tsx'
import { crumb, trail } from './Breadcrumb.css.ts'

type BreadcrumbProps = {
  /** The accessible name of the navigation. */
  label: string
  /** The pages above this one, the topmost first. */
  items: readonly { href: string; text: string }[]
}

/** Links to the pages above the current one, whose heading follows. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={trail}>
        {items.map(({ href, text }) => (
          <li className={crumb} key={href}>
            <Link href={href} tone="quiet">
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
