import type { FormEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { ReviewEvent, reviewMachine } from '../../../machines/review.machine.ts'
import { failureMessage } from '../../domain/failure.ts'
import {
  canDo,
  emptyReviewForm,
  REVIEW_CHOICES,
  reviewBy,
  type ReviewForm,
  type Reviews,
  STARS,
} from '../../domain/review.ts'
import { reviewMessages } from '../../messages/review.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { CheckboxGroup } from '../../ui/CheckboxList/CheckboxGroup.tsx'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { StarField } from '../../ui/Stars/StarField.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextArea } from '../../ui/TextField/TextArea.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { Reference } from '../error/Reference.tsx'
import { formTexts } from '../form-values.ts'
import { type ReportOf, ReviewWords } from './ReviewWords.tsx'

type ReviewViewProps = {
  state: SnapshotFrom<typeof reviewMachine>
  send: (event: ReviewEvent) => void
  reportOf?: ReportOf | undefined
}

/** The reviews on the page of an order: writing one's own, and reading both once they are published. */
export function ReviewView({ state, send, reportOf }: ReviewViewProps) {
  const { reviews, failure, isMoved } = state.context
  const messages = useMessages(reviewMessages)
  const { t } = useLocale()
  if (state.matches('absent')) return null
  if (reviews === null) {
    return state.matches('failed') ? (
      <LoadFailed failure={failure} onRetry={() => send({ type: 'review.retry' })} />
    ) : (
      <Skeleton count={1} label={messages.loading} of="list" />
    )
  }
  // An admin reads what is published.
  if (reviews.role === 'admin' && reviews.reviews.length === 0) return null
  const isForm = state.matches({ shown: 'writing' }) || state.matches({ shown: 'sending' })
  return (
    <div ref={restoreFocus} tabIndex={-1}>
      <Stack as="section" label={messages.title}>
        <Heading level={2} takesFocus={isMoved}>
          {reviews.state === 'open' ? messages.question(otherName(reviews)) : messages.title}
        </Heading>
        {failure !== null && (
          <Callout role="alert" title={messages.failed} tone="danger">
            {t(failureMessage(failure))}
            <Reference failure={failure} />
          </Callout>
        )}
        {isForm ? (
          <ReviewFormView send={send} state={state} />
        ) : (
          <Shown isBusy={state.hasTag('busy')} reportOf={reportOf} reviews={reviews} send={send} />
        )}
      </Stack>
    </div>
  )
}

const otherName = ({ role, buyer, seller }: Reviews) =>
  role === 'seller' ? buyer.name : seller.name

/** The button that answers the review of the other side follows that review. */
const ownFirst = ({ role, reviews }: Reviews) =>
  reviews.toSorted((one, other) => Number(other.by === role) - Number(one.by === role))

type ShownProps = Pick<ReviewViewProps, 'send' | 'reportOf'> & { reviews: Reviews; isBusy: boolean }

function Shown({ reviews, send, isBusy, reportOf }: ShownProps) {
  const { role, state, deadline } = reviews
  const messages = useMessages(reviewMessages)
  const { date } = useLocale()
  const own = reviewBy(reviews, 'own')
  const other = otherName(reviews)
  const until = deadline === null ? '' : date(new Date(deadline.at), { dateStyle: 'long' })
  return (
    <Stack>
      {state === 'closed' && <Text tone="quiet">{messages.closed}</Text>}
      {own === undefined && deadline !== null && state !== 'open' && (
        <Text>{messages.otherWrote(other)}</Text>
      )}
      {own === undefined && deadline !== null && <Text tone="quiet">{messages.blind(until)}</Text>}
      {ownFirst(reviews).map((review) => {
        const { by } = review
        const title = by === role ? messages.yours : messages.by(reviews[by].name)
        return (
          <ReviewWords
            key={by}
            answeredBy={reviews[by === 'buyer' ? 'seller' : 'buyer'].name}
            report={by !== role && reportOf?.({ orderId: reviews._id, by, title })}
            review={review}
            title={title}
          />
        )
      })}
      {own !== undefined && deadline !== null && (
        <Text tone="quiet">{messages.onlyYou(other, until)}</Text>
      )}
      <Cluster>
        {canDo(reviews, 'write') && (
          <Button
            onClick={() => send({ type: 'review.begin', act: 'write' })}
            resting={isBusy}
            variant={own === undefined ? 'accent' : 'plain'}
          >
            {own === undefined ? messages.write : messages.change}
          </Button>
        )}
        {canDo(reviews, 'answer') && (
          <Button
            label={messages.answerOf(other)}
            onClick={() => send({ type: 'review.begin', act: 'answer' })}
            resting={isBusy}
          >
            {messages.answer}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

const fields = ['stars', 'asDescribed', 'friendly', 'onTime', 'words'] as const

/** Writes a review, or the answer to one. */
function ReviewFormView({ state, send }: ReviewViewProps) {
  const { reviews, act, form, errors, isSubmitted, isRecalled } = state.context
  const messages = useMessages(reviewMessages)
  const { t, date, formatCount } = useLocale()
  if (reviews === null) return null
  const isBusy = state.hasTag('busy')
  const isAnswer = act === 'answer'
  const formIn = (element: HTMLFormElement): ReviewForm => ({
    ...emptyReviewForm,
    ...formTexts(element, fields),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'review.submit', form: formIn(event.currentTarget) })
  }
  const { deadline } = reviews
  const choices: readonly (typeof REVIEW_CHOICES.buyer)[number][] =
    reviews.role === 'seller' ? REVIEW_CHOICES.seller : REVIEW_CHOICES.buyer
  const other = reviewBy(reviews, 'other')
  return (
    <form
      noValidate
      onChange={({ currentTarget }) => {
        send({ type: 'review.change', form: formIn(currentTarget) })
      }}
      onSubmit={submit}
    >
      <Stack key={isRecalled ? 'recalled' : 'begun'}>
        {isAnswer && other !== undefined && (
          <ReviewWords answeredBy="" review={other} title={messages.by(otherName(reviews))} />
        )}
        {!isAnswer && (
          <>
            <StarField
              defaultValue={form.stars}
              error={t(errors.stars)}
              label={messages.stars}
              name="stars"
              options={STARS.map((value) => ({ value, label: messages.starsOf(Number(value)) }))}
              takesFocus={!isSubmitted || errors.stars !== undefined}
            />
            <CheckboxGroup
              label={messages.wentWell}
              options={choices.map((name) => ({
                name,
                label: messages.choices[name],
                isOn: form[name] !== '',
              }))}
            />
          </>
        )}
        <TextArea
          defaultValue={form.words}
          error={t(errors.words)}
          help={messages.used(formatCount(form.words.trim().length))}
          label={messages.words}
          name="words"
          readOnly={isBusy}
          required={isAnswer}
          takesFocus={
            isAnswer
              ? !isSubmitted || errors.words !== undefined
              : isSubmitted && errors.stars === undefined && errors.words !== undefined
          }
        />
        <Text tone="quiet">
          {isAnswer || deadline === null
            ? messages.once
            : messages.blind(date(new Date(deadline.at), { dateStyle: 'long' }))}
        </Text>
        <Cluster>
          <Button busy={isBusy} type="submit" variant="accent">
            {isAnswer ? messages.sendAnswer : messages.publish}
          </Button>
          <Button onClick={() => send({ type: 'review.close' })} resting={isBusy}>
            {messages.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
