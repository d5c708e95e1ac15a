import type { EventFrom, SnapshotFrom } from 'xstate'
import type { BlogMachine } from '../../actors/catalogue.ts'
import type { BlogEntry } from '../../domain/blog.ts'
import { failureMessage } from '../../domain/failure.ts'
import { isUnreadable } from '../../domain/listed.ts'
import { translatedEntry } from '../../domain/translations.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { browsingMessages } from '../../messages/browsing.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { ErrorView } from '../error/ErrorView.tsx'
import { UnreadableItem } from '../error/UnreadableItem.tsx'
import type { ErrorActions } from '../error/useErrorActions.ts'

type BlogViewProps = {
  state: SnapshotFrom<BlogMachine>
  send: (event: EventFrom<BlogMachine>) => void
  errorActions: ErrorActions
}

/** Questions and answers (rule R5); a failed load is a routing error (rule N5). */
export function BlogView({ state, send, errorActions }: BlogViewProps) {
  const { items, failure } = state.context
  const messages = useMessages(browsingMessages)
  if (state.matches('failed') && failure !== null) {
    return (
      <ErrorView
        acts={errorActions}
        failure={failure}
        onRetry={() => send({ type: 'collection.retry' })}
        reason={failureMessage(failure)}
      />
    )
  }
  return (
    <Page width="text">
      <PageHeader lead={messages.questions} title={messages.blog} />
      {state.matches('loading') && <Skeleton count={9} label={messages.loadingBlog} of="lines" />}
      {state.matches('empty') && (
        <EmptyState drawing={<EmptyShelf />} sentence={messages.nothingWritten} />
      )}
      <Stack gap="section">
        {items.map((entry) =>
          isUnreadable(entry) ? (
            <UnreadableItem key={entry._id} />
          ) : (
            <Entry entry={entry} key={entry._id} />
          ),
        )}
      </Stack>
    </Page>
  )
}

function Entry({ entry }: { entry: BlogEntry }) {
  const { question, answer } = translatedEntry(useLocale().language, entry)
  return (
    <Stack as="article" gap="small">
      <Heading level={2}>{question}</Heading>
      <Text lines>{answer}</Text>
    </Stack>
  )
}
