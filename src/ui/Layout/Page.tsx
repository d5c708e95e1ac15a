import type { ReactNode } from 'react'
import { pageOf } from './Layout.css.ts'

type PageProps = {
  children: ReactNode
  /** Maximum width. form: 32 rem, text: 48 rem, wide: 82 rem. */
  width?: 'form' | 'text' | 'wide'
}

/** The page column with its margins. */
export function Page({ children, width = 'wide' }: PageProps) {
  return <div className={pageOf[width]}>{children}</div>
}
