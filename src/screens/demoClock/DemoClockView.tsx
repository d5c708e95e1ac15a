import type { EventFrom, SnapshotFrom } from 'xstate'
import { DEMO_DAYS, type demoClockMachine } from '../../../machines/demoClock.machine.ts'
import { failureMessage } from '../../domain/failure.ts'
import { demoClockMessages } from '../../messages/demo.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { clock } from './DemoClockView.css.ts'

type DemoClockViewProps = {
  state: SnapshotFrom<typeof demoClockMachine>
  send: (event: EventFrom<typeof demoClockMachine>) => void
}

/** The time of the orders, and buttons that let days pass. */
export function DemoClockView({ state, send }: DemoClockViewProps) {
  const { now, failure } = state.context
  const messages = useMessages(demoClockMessages)
  const { t, date } = useLocale()
  if (now === null) return null
  const isBusy = !state.matches('shown')
  const moment = date(new Date(now), { dateStyle: 'full', timeStyle: 'short' })
  return (
    <section aria-labelledby="demo-clock" className={clock}>
      <Stack gap="small">
        <Heading id="demo-clock" level={2} size="label">
          {messages.title}
        </Heading>
        <div role="status">
          <Text size="small">
            {isBusy ? messages.passing : <time dateTime={now}>{messages.now(moment)}</time>}
          </Text>
        </div>
        {failure !== null && (
          <Callout role="alert" title={t(failureMessage(failure))} tone="danger" />
        )}
        <Cluster gap="small">
          {DEMO_DAYS.map((days) => (
            <Button
              busy={isBusy}
              key={days}
              onClick={() => send({ type: 'demoClock.pass', days })}
              size="small"
            >
              {messages.pass[days]}
            </Button>
          ))}
        </Cluster>
        <Text size="fine" tone="quiet">
          {messages.explanation}
        </Text>
      </Stack>
    </section>
  )
}
