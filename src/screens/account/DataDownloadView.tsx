import type { EventFrom, SnapshotFrom } from 'xstate'
import type { dataDownloadMachine } from '../../../machines/dataDownload.machine.ts'
import { accountMessages } from '../../messages/account.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { FormProblem } from '../session/FormProblem.tsx'
import { Section } from './Section.tsx'
import { useProblem } from './useProblem.ts'

type DataDownloadViewProps = {
  state: SnapshotFrom<typeof dataDownloadMachine>
  send: (event: EventFrom<typeof dataDownloadMachine>) => void
}

/** Downloads what the server holds of the user. */
export function DataDownloadView({ state, send }: DataDownloadViewProps) {
  const { data } = useMessages(accountMessages)
  const problem = useProblem(state.context.failure)
  return (
    <Section title={data.title}>
      <Text tone="quiet">{data.about}</Text>
      <FormProblem text={problem} />
      <Cluster>
        <Button busy={state.hasTag('busy')} onClick={() => send({ type: 'dataDownload.start' })}>
          {data.download}
        </Button>
        <div role="status">{state.matches('saved') && <Text>{data.saved}</Text>}</div>
      </Cluster>
    </Section>
  )
}
