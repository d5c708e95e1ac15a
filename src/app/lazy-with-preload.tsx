import { type ComponentType, lazy, useState } from 'react'

/** The code of a component cannot be loaded. */
export class CodeNotFetched extends Error {
  override readonly name = 'CodeNotFetched'
  constructor(options: ErrorOptions) {
    super('The code of a screen could not be fetched.', options)
  }
}

/**
 * Returns a component whose code loads when it is first rendered. `fetch` prefetches the code; after that the component
 * renders without the Suspense fallback around it, as hydration requires.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | null = null
  const fetch = async () => {
    arrived = await load().catch((cause: unknown) => {
      throw new CodeNotFetched({ cause })
    })
    return { default: arrived }
  }
  const Later = lazy(fetch)
  function Shown(props: Props) {
    // Keeps the first choice: another component type in its place would remount.
    const [Component] = useState<ComponentType<Props>>(() => arrived ?? Later)
    return <Component {...props} />
  }
  return Object.assign(Shown, { fetch })
}

const Nothing = () => null

/** As `lazyWithPreload`, for a component without which the page works: where its code cannot be loaded, it renders nothing. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithPreload<Props>(() => load().catch(() => Nothing))
