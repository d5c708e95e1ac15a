import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { type ReviewContext, reviewMachine } from '../../../machines/review.machine.ts'
import { message } from '../../domain/message.ts'
import { formOf } from '../../domain/review.ts'
import { snapshotArg } from '../story-fixtures.ts'
import {
  answeredReviews,
  closedReviews,
  openReviews,
  publishedReviews,
  sellerWroteReviews,
  unloaded,
  writtenReviews,
} from './review-story-fixtures.ts'
import { ReviewView } from './ReviewView.tsx'

const meta: Meta<typeof ReviewView> = {
  title: 'Screens/Review',
  component: ReviewView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'review' },
}
export default meta

type Story = StoryObj<typeof ReviewView>

const at = (
  value: StateValueFrom<typeof reviewMachine>,
  context: Partial<ReviewContext> = {},
): Story => ({
  args: { state: reviewMachine.resolveState({ value, context: { ...unloaded, ...context } }) },
})
const idle = { shown: 'idle' } as const
const writing = { shown: 'writing' } as const
const failure = { kind: 'noAnswer' } as const

export const Loading = at('loading')
export const Failed = at('failed', { failure })
export const Absent = at('absent')
export const Open = at(idle, { reviews: openReviews })
export const SellerWrote = at(idle, { reviews: sellerWroteReviews })
export const Written = at(idle, { reviews: writtenReviews })
export const Published = at(idle, { reviews: publishedReviews })
export const Answered = at(idle, { reviews: answeredReviews })
export const Closed = at(idle, { reviews: closedReviews })
export const Writing = at(writing, { reviews: openReviews })
export const Changing = at(writing, {
  reviews: writtenReviews,
  form: formOf(writtenReviews, 'write'),
})
export const WithoutStars = at(writing, {
  reviews: openReviews,
  errors: { stars: message('starsRequired') },
  isSubmitted: true,
})
export const NotSent = at(writing, {
  reviews: openReviews,
  form: formOf(writtenReviews, 'write'),
  failure,
})
export const Answering = at(writing, { reviews: publishedReviews, act: 'answer' })
export const Sending = at(
  { shown: 'sending' },
  {
    reviews: openReviews,
    form: formOf(writtenReviews, 'write'),
  },
)
export const Rereading = at({ shown: 'rereading' }, { reviews: openReviews, failure })
