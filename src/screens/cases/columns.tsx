import type { ConfirmationRequest } from '../../../machines/confirmation.machine.ts'
import { actsOf, type Case } from '../../domain/case.ts'
import { message } from '../../domain/message.ts'
import { casesMessages } from '../../messages/cases.ts'
import { textNamed } from '../../messages/define-messages.ts'
import type { Locale } from '../../messages/locale.ts'
import { sellerNumberMessages } from '../../messages/seller-numbers.ts'
import { productReportMessages } from '../../messages/product.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { Excerpt } from '../../ui/Excerpt/Excerpt.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'
import { actOnCase } from '../confirmation/requests.ts'
import { RowButton } from '../table/action-columns.tsx'
import { pictureColumn, sortedColumn } from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

/** Returns the columns of the cases: what one is about, what was decided and why, and what the viewer can do. */
export function caseColumns(
  locale: Locale,
  isAdmin: boolean,
  onAct: (request: ConfirmationRequest) => void,
): readonly RowsColumn<Case>[] {
  const { columns } = locale.messagesFor(casesMessages)
  const nameOf = (each: Case) => subjectOf(locale, isAdmin, each)
  return [
    pictureColumn(locale, ({ product }) => product),
    sortedColumn(locale, 'name', (each) => capitalised(nameOf(each)), { kind: 'title' }),
    {
      key: 'decision',
      header: columns.decision,
      kind: 'wide',
      textOf: (each) =>
        factsOf(locale, isAdmin, each)
          .map(({ value }) => value)
          .join(' '),
      render: (each) => <Decision each={each} isAdmin={isAdmin} locale={locale} />,
    },
    {
      key: 'act',
      header: columns.act,
      kind: 'actions',
      render: (each) => (
        <Stack align="start" gap="none">
          {actsOf(each).map(({ act, asks }) => {
            const button = {
              label: `${locale.t(message(act))}: ${nameOf(each)}`,
              onClick: () => onAct(actOnCase(each, { act, asks, name: nameOf(each) })),
              children: locale.t(message(act)),
            }
            // An admin has several in a row.
            return isAdmin ? (
              <RowButton key={act} {...button} />
            ) : (
              <Button key={act} size="small" {...button} />
            )
          })}
        </Stack>
      ),
    },
  ]
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function subjectOf(locale: Locale, isAdmin: boolean, { about, product, concerned }: Case): string {
  const messages = locale.messagesFor(casesMessages)
  if (about === 'user') return isAdmin ? messages.account(concerned.name) : messages.yourAccount
  const name = product?.name ?? ''
  if (about === 'review') return messages.review(name)
  return about === 'message' ? messages.message(name) : name
}

/** Returns the decision in one word, and how far the case or its appeal is where that is another word. */
function wordsOf(locale: Locale, { state, decision, isInForce }: Case): string[] {
  const { states, measures, isOver } = locale.messagesFor(casesMessages)
  const place = textNamed(states, state)
  if (decision === null) return [place ?? state]
  const { measure } = decision
  const word = textNamed(measures, measure) ?? measure
  const lasts = measure === 'hide' || measure === 'suspend'
  return [lasts && !isInForce ? isOver(word) : word, ...(place === undefined ? [] : [place])]
}

/** Returns what there is to know of a case: who reported it and why, the decision with its reasons, and the appeal. */
function factsOf(locale: Locale, isAdmin: boolean, each: Case) {
  const { message: words, review, concerned, reports = [], decision, appeal, isInForce } = each
  const { facts, untilLifted, reported } = locale.messagesFor(casesMessages)
  const { reasons } = locale.messagesFor(productReportMessages)
  const { outOf } = locale.messagesFor(sellerNumberMessages)
  const date = dateIn(locale)
  const fact = (label: string, value: string | false | null | undefined) =>
    value ? [{ label, value }] : []
  const end = decision?.until ? date(decision.until) : untilLifted
  return [
    ...fact(facts.message, words),
    ...fact(
      facts.review,
      review && [outOf(String(review.stars)), review.words].filter(Boolean).join(': '),
    ),
    ...fact(facts.writtenBy, review && isAdmin && concerned.name),
    ...fact(
      facts.report,
      reports
        .map(({ reason, words: said, by }) => {
          const why = [textNamed(reasons, reason ?? ''), said].filter(Boolean).join(': ')
          return reported(by.name, why)
        })
        .join(' · '),
    ),
    ...(decision === null
      ? []
      : [
          ...fact(facts.at, decision.at && date(decision.at)),
          ...fact(facts.until, decision.measure === 'suspend' && isInForce ? end : null),
          ...fact(facts.why, decision.words),
          ...fact(facts.rule, `${decision.ground.rule}. ${decision.ground.text[locale.language]}`),
        ]),
    ...fact(facts.appeal, appeal?.words),
    ...fact(facts.answer, appeal?.answer),
  ]
}

const dateIn = (locale: Locale) => (moment: string) =>
  locale.date(new Date(moment), { dateStyle: 'long' })

function Decision({ each, isAdmin, locale }: { each: Case; isAdmin: boolean; locale: Locale }) {
  const messages = locale.messagesFor(casesMessages)
  const { state, appealUntil, decideBy, review } = each
  const date = dateIn(locale)
  const isWaiting = state === 'open' || state === 'appealed'
  return (
    <Stack gap="tiny">
      <Cluster gap="tiny">
        {wordsOf(locale, each).map((word, index, { length }) => (
          <Badge key={word} tone={isWaiting && index === length - 1 ? 'held' : 'neutral'}>
            {word}
          </Badge>
        ))}
      </Cluster>
      <Definition
        items={factsOf(locale, isAdmin, each).map(({ label, value }) => ({
          label,
          value: isAdmin && value.length <= 250 ? value : <Excerpt length={200} text={value} />,
        }))}
        look={isAdmin ? 'fine' : 'rows'}
      />
      {isAdmin && review && (
        <Link href={pathOf({ screen: 'order', orderId: review.orderId })}>
          {messages.facts.order}
        </Link>
      )}
      {decideBy !== null && (
        <Text size="small" tone="held">
          {isAdmin ? messages.decideBy(date(decideBy)) : messages.answerBy(date(decideBy))}
        </Text>
      )}
      {appealUntil !== null && !isAdmin && (
        <Text size="small" tone="quiet">
          {messages.canAppeal(date(appealUntil))}
        </Text>
      )}
    </Stack>
  )
}
