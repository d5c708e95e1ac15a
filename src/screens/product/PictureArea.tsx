import type { ReactNode } from 'react'
import { picture, pictureArea } from './ProductView.css.ts'

/** The pictures of a product. */
export function PictureArea({ children }: { children: ReactNode }) {
  return (
    <div className={pictureArea}>
      <div className={picture}>{children}</div>
    </div>
  )
}
