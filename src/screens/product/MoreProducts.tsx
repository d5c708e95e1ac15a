import type { EventFrom, SnapshotFrom } from 'xstate'
import type { shelfMachine } from '../../../machines/shelf.machine.ts'
import { reasonOf } from '../../domain/failure.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { catchFocus } from '../../ui/focus/catchFocus.ts'
import { Text } from '../../ui/Text/Text.tsx'
import { errorWords } from '../../words/error.ts'
import { shelfWords } from '../../words/shelf.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { Reference } from '../error/Reference.tsx'
import { after } from './MoreProducts.css.ts'

type MoreProductsProps = {
  shelf: SnapshotFrom<typeof shelfMachine>
  send: (event: EventFrom<typeof shelfMachine>) => void
}

/** The count of shown products and a Show more button; infinite scroll would make the content below unreachable. */
export function MoreProducts({ shelf, send }: MoreProductsProps) {
  const { products, next, total, before, failure } = shelf.context
  const words = useWords(shelfWords)
  const { tryAgain } = useWords(errorWords)
  const { figures, said } = useTongue()
  // The page header already shows the total of a list that has a single page.
  if (next === null && before === 0) return null
  const isInterrupted = shelf.matches({ filled: 'interrupted' })
  const reason = failure === null ? null : reasonOf(failure)
  const shown = figures(products.length)
  const inAll = total === null ? null : figures(total)
  return (
    <div className={after}>
      {isInterrupted && (
        <Callout role="alert" title={words.notMore} tone="danger">
          {reason !== null && said(reason)}
          <Reference failure={failure} />
        </Callout>
      )}
      <div ref={next === null ? catchFocus : null} role="status" tabIndex={-1}>
        <Text size="small" tone="quiet">
          {next === null
            ? words.allShown(shown)
            : inAll === null
              ? words.shown(shown)
              : words.shownOf(shown, inAll)}
        </Text>
      </div>
      {next !== null && (
        <Button busy={shelf.hasTag('busy')} onClick={() => send({ type: 'shelf.more' })}>
          {isInterrupted ? tryAgain : words.showMore}
        </Button>
      )}
    </div>
  )
}
