import { SEARCH_PARAMS } from '../../domain/search-query.ts'
import { changed, paramsOfQuestion, type SearchQuestion } from '../../domain/search-question.ts'
import { searchMessages } from '../../messages/search.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { pathOf } from '../paths.ts'
import { GeolocationView, type GeolocationViewProps } from './GeolocationView.tsx'
import type { PlaceSuggestions } from './usePlaces.ts'

type NearFilterProps = {
  question: SearchQuestion
  /** The place as the server knows it; null where it does not. */
  known: string | null
  places?: PlaceSuggestions | undefined
  /** The search near the user, where the browser tells its position. */
  geolocation?: GeolocationViewProps | undefined
}

/**
 * Asks near which place to search. The form loads the page of the search, which is that of a category too: the nearest
 * first, unless another order is chosen.
 */
export function NearFilter({ question, known, places, geolocation }: NearFilterProps) {
  const { near, sort = 'nearest' } = question
  const messages = useMessages(searchMessages)
  const rest = paramsOfQuestion(changed(question, { near: undefined, sort }))
  return (
    <section>
      <Heading level={2} size="label">
        {messages.near}
      </Heading>
      <Stack gap="tiny">
        <form action={pathOf({ screen: 'search' })} key={near}>
          {Object.entries(rest).map(([name, value]) => (
            <input key={name} name={name} type="hidden" value={value} />
          ))}
          <Stack gap="small">
            <TextField
              {...places}
              autoComplete="off"
              defaultValue={known ?? near}
              error={near !== undefined && known === null ? messages.unknownPlace(near) : undefined}
              label={messages.townOrPostcode}
              name={SEARCH_PARAMS.near}
              required={false}
            />
            <div>
              <Button type="submit">{messages.show}</Button>
            </div>
          </Stack>
        </form>
        {geolocation !== undefined && <GeolocationView {...geolocation} />}
      </Stack>
    </section>
  )
}
