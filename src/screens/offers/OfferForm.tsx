import type { MouseEvent } from 'react'
import type { OfferAct, OfferableItem } from '../../domain/offer.ts'
import type { UsualPrice } from '../../domain/product-page.ts'
import { offersMessages } from '../../messages/offers.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { useCategoryName } from '../category/loaded-categories.ts'
import { formTexts } from '../form-values.ts'
import type { OffersViewProps } from './offers-state.ts'

type OfferFormProps = Pick<OffersViewProps, 'state' | 'send'> & {
  act: OfferAct
  /** For a buyer: the item, of which the form says what sellers usually take. */
  item?: OfferableItem | null
  help?: string
}

const priceIn = (form: HTMLFormElement) => formTexts(form, ['price']).price

/** The form of a price: the field, and some amounts to choose from. The machine holds its error. */
export function OfferForm({ act, state, send, item, help }: OfferFormProps) {
  const { error, isSubmitted, isOpened, price } = state.context
  const messages = useMessages(offersMessages)
  const { t, formatMoney } = useLocale()
  const range = act.range ?? { min: 0, max: 0 }
  const choose = (amount: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget
    const field = form?.elements.namedItem('price')
    if (!(field instanceof HTMLInputElement)) return
    field.value = String(amount)
    send({ type: 'offers.change', price: field.value })
    field.focus()
  }
  return (
    <form
      method="post"
      noValidate
      onChange={({ currentTarget }) => {
        send({ type: 'offers.change', price: priceIn(currentTarget) })
      }}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'offers.submit', price: priceIn(event.currentTarget) })
      }}
    >
      <Stack>
        <TextField
          defaultValue={price}
          error={t(error ?? undefined)}
          help={
            act.event.startsWith('buyer.')
              ? messages.priceUpTo(formatMoney(range.max))
              : messages.priceHelp(formatMoney(range.min), formatMoney(range.max))
          }
          inputMode="decimal"
          label={messages.price}
          name="price"
          prefix="$"
          takesFocus={isOpened || (isSubmitted && error !== null)}
        />
        <Cluster>
          {amountsBetween(range, usualAmount(item)).map((amount) => (
            <Button
              key={amount}
              label={messages.use(formatMoney(amount))}
              onClick={choose(amount)}
              size="small"
            >
              {formatMoney(amount)}
            </Button>
          ))}
        </Cluster>
        {item?.usual && <UsualPriceText item={item} usual={item.usual} />}
        {help !== undefined && (
          <Text size="small" tone="quiet">
            {help}
          </Text>
        )}
        <Cluster>
          <Button busy={state.hasTag('busy')} type="submit" variant="accent">
            {messages.send}
          </Button>
          {!state.hasTag('busy') && (
            <Button onClick={() => send({ type: 'offers.close' })} variant="quiet">
              {messages.cancel}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  )
}

function UsualPriceText({ item, usual }: { item: OfferableItem; usual: UsualPrice }) {
  const messages = useMessages(offersMessages)
  const category = useCategoryName(item.product.categoryId)
  return (
    <Text size="small" tone="quiet">
      {messages.usual({ ...usual, category })}
    </Text>
  )
}

/** Returns what sellers usually take for an item, as a whole amount; null where it is not known. */
const usualAmount = (item: OfferableItem | null | undefined): number | null =>
  item?.usual ? Math.round((item.product.askingPrice * item.usual.percent) / 100) : null

/**
 * Returns up to three whole amounts between the ends of a range, the highest first: the usual one, if any, and even parts
 * above half of the highest price, below which few sellers accept.
 */
function amountsBetween({ min, max }: { min: number; max: number }, usual: number | null) {
  const from = Math.max(min, max / 2)
  const [high, ...lower] = [0.8, 0.6, 0.4].map((part) => Math.round(from + (max - from) * part))
  return [...new Set([usual ?? high ?? max, ...lower])]
    .filter((amount) => amount >= min && amount < max)
    .toSorted((one, other) => other - one)
}
