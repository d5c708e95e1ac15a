import { demoInboxMessages } from '../../messages/demo.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Callout } from '../../ui/Callout/Callout.tsx'

/** The way to the inbox of the identity stand-in, which is a page outside of the app. */
export function DemoInbox({ address }: { address: string }) {
  const messages = useMessages(demoInboxMessages)
  return (
    <Callout title={messages.title} tone="neutral">
      <a href={address} rel="noopener" target="_blank">
        {messages.open}
      </a>
    </Callout>
  )
}
