import type { PageActors } from '../actors/page-actors.ts'
import { bannerMessages } from '../messages/banners.ts'
import { useMessages } from '../messages/useMessages.ts'
import { Banner } from './Banner.tsx'

type ConnectionBannerProps = {
  state: ReturnType<PageActors['connection']['getSnapshot']>
  send: PageActors['connection']['send']
}

/** Says that the page is offline, and after that offers a reload of data from an earlier visit. */
export function ConnectionBanner({ state, send }: ConnectionBannerProps) {
  const messages = useMessages(bannerMessages)
  if (state.matches('offline')) return <Banner text={messages.offline} />
  if (state.matches('offlineCached')) return <Banner text={messages.offlineCached} />
  return state.matches('reconnected') && <Banner send={send} text={messages.reconnected} />
}
