import type { EventFrom, SnapshotFrom } from 'xstate'
import type { BlogMachine } from '../../actors/catalogue.ts'
import { wordsOf } from '../../domain/failure.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { browsingWords } from '../../words/browsing.ts'
import { useWords } from '../../words/useWords.ts'
import { ErrorView } from '../error/ErrorView.tsx'
import type { ErrorActs } from '../error/useErrorActs.ts'

type BlogViewProps = {
  state: SnapshotFrom<BlogMachine>
  send: (event: EventFrom<BlogMachine>) => void
  errorActs: ErrorActs
}

/** Questions and answers (rule R5); a failed load is a routing error (rule N5). */
export function BlogView({ state, send, errorActs }: BlogViewProps) {
  const { items, failure } = state.context
  const words = useWords(browsingWords)
  if (state.matches('failed') && failure !== null) {
    return (
      <ErrorView
        acts={errorActs}
        failure={failure}
        onRetry={() => send({ type: 'collection.retry' })}
        reason={wordsOf(failure)}
      />
    )
  }
  return (
    <Page width="text">
      <PageHeader lead={words.questions} title={words.blog} />
      {state.matches('loading') && <Skeleton count={9} label={words.loadingBlog} of="lines" />}
      {state.matches('empty') && (
        <EmptyState drawing={<EmptyShelf />} sentence={words.nothingWritten} />
      )}
      <Stack gap="section">
        {items.map(({ _id, question, answer }) => (
          <Stack as="article" gap="small" key={_id}>
            <Heading level={2}>{question}</Heading>
            <Text lines>{answer}</Text>
          </Stack>
        ))}
      </Stack>
    </Page>
  )
}
