import type { FormEvent, ReactNode } from 'react'
import { useLocation } from 'wouter'
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
import { Stack } from '../../ui/Layout/Stack.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { destinationOf, pathOf } from '../paths.ts'
import { GeolocationView, type GeolocationViewProps } from './GeolocationView.tsx'
import type { PlaceSuggestions } from './usePlaces.ts'

type FilterFormProps = { id: string; question: SearchQuestion; screen: QuestionScreen }

/**
 * The form of all fields of the filters: what is typed counts whichever of its buttons is pressed. It stands beside its
 * fields and buttons, which name it, so that a button for something else is in no form. Without JavaScript, it loads the
 * page of the question. A place that is typed shows the nearest first, unless another order is chosen.
 */
export function FilterForm({ id, question, screen }: FilterFormProps) {
  const { category, near, sort } = question
  const [, navigate] = useLocation()
  const isCategory = screen === 'category'
  const action = pathOf(destinationOfQuestion(screen, questionIn(isCategory ? { category } : {})))
  const rest = paramsOfQuestion(
    changed(question, { near: undefined, ...(isCategory && { category: undefined }) }),
  )
  const order = sort ?? (near === undefined ? 'nearest' : undefined)
  const hidden = { ...rest, ...(order !== undefined && { [SEARCH_PARAMS.sort]: order }) }
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    form.closest<HTMLElement>('[popover]')?.hidePopover()
    const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement)
    if (fields.every(({ value, defaultValue }) => value === defaultValue)) return
    const query = new URLSearchParams(fields.map(({ name, value }) => [name, value]))
    const asked = questionOfDestination(destinationOf(`${action}?${query}`))
    if (asked !== null && !isSameQuestion(asked, question)) {
      navigate(pathOf(destinationOfQuestion(screen, asked)))
    }
  }
  return (
    <form action={action} hidden id={id} onSubmit={show}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
    </form>
  )
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
