import { browsingMessages } from '../../messages/browsing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx'
import { pathOf } from '../paths.ts'

/** The way from home to a page below these categories, the topmost first. */
export function CategoryTrail({ path }: { path: readonly { href: string; text: string }[] }) {
  const { home, breadcrumb } = useMessages(browsingMessages)
  return (
    <Breadcrumb
      items={[{ href: pathOf({ screen: 'home' }), text: home }, ...path]}
      label={breadcrumb}
    />
  )
}
