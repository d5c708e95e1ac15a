import type { PageActors } from '../actors/page-actors.ts'
import { bannerMessages } from '../messages/banners.ts'
import { useMessages } from '../messages/useMessages.ts'
import { Banner } from './Banner.tsx'

type UpdateBannerProps = {
  state: ReturnType<PageActors['update']['getSnapshot']>
  send: PageActors['update']['send']
}

/** Offers a reload that loads a later version of the app. */
export function UpdateBanner({ state, send }: UpdateBannerProps) {
  const messages = useMessages(bannerMessages)
  return state.matches('available') && <Banner send={send} text={messages.newVersion} />
}
