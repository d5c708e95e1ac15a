import type { ReactNode } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { SearchContext } from '../../../machines/search.machine.ts'
import type { searchSaveMachine } from '../../../machines/searchSave.machine.ts'
import { provideSearchSave } from '../../actors/searchSave.ts'
import { failureMessage } from '../../domain/failure.ts'
import { savedSearchName } from '../../domain/saved-search.ts'
import { isSameQuestion, type SearchQuestion } from '../../domain/search-question.ts'
import { savedSearchesMessages } from '../../messages/savedSearches.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { usePageActors } from '../page-actors.ts'
import { pathOf } from '../paths.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { useQuestionWords } from './useFilters.ts'

type SearchSaveProps = Pick<SearchContext, 'question' | 'found'> & { savedId: string | null }

/** Saves the search of a signed-in user, bound to its actor. */
export function SearchSave({ question, found, savedId }: SearchSaveProps) {
  const machine = usePageActors().getMachines(provideSearchSave)
  const [state, send] = useScreenActor(machine, { input: { savedId } })
  return (
    <SearchSaveView
      name={useQuestionWords()(question, found)}
      question={question}
      send={send}
      state={state}
    />
  )
}

/** Leads a guest to the login, and back to the search. The link has the size of a user's button, so nothing moves. */
export function SearchSaveLink({ question }: { question: SearchQuestion }) {
  const messages = useMessages(savedSearchesMessages)
  const origin = { screen: 'search', ...question } as const
  return (
    <div>
      <SaveRow question={question}>
        <ButtonLink href={pathOf({ screen: 'login', origin })}>{messages.save}</ButtonLink>
      </SaveRow>
    </div>
  )
}

/** The control that saves the question, if it asks for something, and the link to the saved searches. */
function SaveRow({ question, children }: { question: SearchQuestion; children: ReactNode }) {
  const { title } = useMessages(savedSearchesMessages)
  return (
    <Cluster>
      {!isSameQuestion(question, {}) && children}
      <Link href={pathOf({ screen: 'savedSearches' })}>{title}</Link>
    </Cluster>
  )
}

type SearchSaveViewProps = {
  state: SnapshotFrom<typeof searchSaveMachine>
  send: (event: EventFrom<typeof searchSaveMachine>) => void
  question: SearchQuestion
  /** The search in words, with whose beginning it is saved. */
  name: string
}

/** Saves the search, and leads to the saved ones; nothing on a server that keeps no searches. */
export function SearchSaveView({ state, send, question, name }: SearchSaveViewProps) {
  const { question: saved, failure } = state.context
  const messages = useMessages(savedSearchesMessages)
  const { t } = useLocale()
  if (state.matches('absent')) return null
  const isThis = saved !== null && isSameQuestion(saved, question)
  return (
    <div>
      <SaveRow question={question}>
        <Button
          busy={state.hasTag('busy')}
          onClick={() => send({ type: 'searchSave.save', name: savedSearchName(name), question })}
        >
          {messages.save}
        </Button>
      </SaveRow>
      <div role="status">{state.matches('saved') && isThis && <Text>{messages.saved}</Text>}</div>
      {failure !== null && isThis && (
        <div role="alert">
          <Text tone="danger">{`${messages.failed} ${t(failureMessage(failure))}`}</Text>
        </div>
      )}
    </div>
  )
}
