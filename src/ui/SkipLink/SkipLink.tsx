import { skip } from './SkipLink.css.ts'

type SkipLinkProps = {
  /** The id of the main part, which carries tabIndex -1. */
  target?: string
  children?: string
}

/** The first stop of the keyboard: past the navigation, to the main part. */
export function SkipLink({ target = 'main', children = 'Skip to the content' }: SkipLinkProps) {
  return (
    <a className={skip} href={`#${target}`}>
      {children}
    </a>
  )
}
