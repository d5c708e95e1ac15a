import type { ReactNode } from 'react'
import { SEARCH_PARAMS } from '../../domain/search-query.ts'
import {
  changed,
  destinationOfQuestion,
  isSameQuestion,
  paramsOfQuestion,
  questionIn,
  questionOfDestination,
  type QuestionScreen,
  type SearchQuestion,
} from '../../domain/search-question.ts'
import { searchMessages } from '../../messages/search.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { LinkForm } from '../../ui/Link/LinkForm.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { destinationOf, pathOf } from '../paths.ts'
import { limits } from './Filtered.css.ts'
import { GeolocationView, type GeolocationViewProps } from './GeolocationView.tsx'
import type { Filter } from './useFilters.ts'
import type { PlaceSuggestions } from './usePlaces.ts'

type FilterFormProps = { id: string; question: SearchQuestion; screen: QuestionScreen }

/**
 * The form of all fields of the filters, so that what is typed counts whichever of its buttons is pressed. It stands
 * beside them, and around no button for something else. A place that is typed shows the nearest first, unless another
 * order is chosen.
 */
export function FilterForm({ id, question, screen }: FilterFormProps) {
  const { category, near, sort } = question
  const isCategory = screen === 'category'
  const action = pathOf(destinationOfQuestion(screen, questionIn(isCategory ? { category } : {})))
  const rest = paramsOfQuestion(
    changed(question, { near: undefined, ...(isCategory && { category: undefined }) }),
  )
  const order = sort ?? (near === undefined ? 'nearest' : undefined)
  const hidden = { ...rest, ...(order !== undefined && { [SEARCH_PARAMS.sort]: order }) }
  const hrefOf = (query: URLSearchParams) => {
    const asked = questionOfDestination(destinationOf(`${action}?${query}`))
    return asked === null || isSameQuestion(asked, question)
      ? null
      : pathOf(destinationOfQuestion(screen, asked))
  }
  return <LinkForm action={action} hidden={hidden} hrefOf={hrefOf} id={id} />
}

type NearFilterProps = {
  /** The id of the form. */
  form: string
  near: string | undefined
  /** The place as the server knows it; null where it does not. */
  known: string | null
  places?: PlaceSuggestions | undefined
  /** The search near the user, where the browser tells its position. */
  geolocation?: GeolocationViewProps | undefined
  /** The button that submits the form, where no other is near. */
  children: ReactNode
}

/** Asks near which place to search. */
export function NearFilter({ form, near, known, places, geolocation, children }: NearFilterProps) {
  const messages = useMessages(searchMessages)
  return (
    <section>
      <Heading level={2} size="label">
        {messages.near}
      </Heading>
      <Stack gap="tiny">
        <Stack gap="small">
          <TextField
            {...places}
            autoComplete="off"
            defaultValue={known ?? near}
            error={near !== undefined && known === null ? messages.unknownPlace(near) : undefined}
            form={form}
            key={near}
            label={messages.townOrPostcode}
            marksOptional={false}
            name={SEARCH_PARAMS.near}
            required={false}
          />
          {children}
        </Stack>
        {geolocation !== undefined && <GeolocationView {...geolocation} />}
      </Stack>
    </section>
  )
}

type RangeFieldsProps = {
  /** The id of the form. */
  form: string
  title: string
  range: NonNullable<Filter['range']>
  /** The button that submits the form, where no other is near. */
  children: ReactNode
}

/** Asks for numbers from one to another, of which each can be left out. */
export function RangeFields({ form, title, range, children }: RangeFieldsProps) {
  const { name, from, to, prefix } = range
  const messages = useMessages(searchMessages)
  const shared = {
    ...(prefix !== undefined && { prefix }),
    autoComplete: 'off',
    form,
    inputMode: 'decimal',
    marksOptional: false,
    name,
    required: false,
  } as const
  return (
    <div aria-label={title} className={limits} role="group">
      <TextField {...shared} defaultValue={from} key={`from ${from}`} label={messages.lowest} />
      <TextField {...shared} defaultValue={to} key={`to ${to}`} label={messages.highest} />
      {children}
    </div>
  )
}
