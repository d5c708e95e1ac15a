import { type ComponentType, lazy, useState } from 'react'
import { firstSentences } from '../domain/first-sentences.ts'

/**
 * A component whose code is fetched when it is first shown. `fetch` fetches it ahead; once that is done it shows at
 * once, without the fallback around it, as a page that was made by the server needs it.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | null = null
  const fetch = async () => {
    arrived = await load().catch((cause: unknown) => {
      throw new Error(firstSentences.codeNotFetched, { cause })
    })
    return { default: arrived }
  }
  const Later = lazy(fetch)
  function Shown(props: Props) {
    // As it was at first: another component in its place would begin anew.
    const [Component] = useState<ComponentType<Props>>(() => arrived ?? Later)
    return <Component {...props} />
  }
  return Object.assign(Shown, { fetch })
}
