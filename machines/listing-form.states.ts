import { appMessages } from '../src/domain/app-messages.ts'
import { pictureProblem } from '../src/domain/picture.ts'
import { listingSetup } from './listing.setup.ts'

/** Transitions for a chosen file: accept it, or reject it with a message. */
export const choosing = [
  {
    guard: { type: 'isUnfit' as const, params: ({ event }: { event: { file: File } }) => event },
    target: '#listing.withoutPicture',
    actions: {
      type: 'refusePicture' as const,
      params: ({ event }: { event: { file: File } }) => ({ problem: pictureProblem(event.file) }),
    },
  },
  {
    target: '#listing.withPicture',
    actions: {
      type: 'keepPicture' as const,
      params: ({ event }: { event: { file: File } }) => event,
    },
  },
]

/** Transition for a file that the browser cannot decode as a picture. */
export const refusing = {
  target: '#listing.withoutPicture',
  actions: { type: 'refusePicture' as const, params: { problem: appMessages.pictureUnreadable } },
}

/** The form with a chosen picture: its first visit, and the states after a failure or a stopped upload. */
export const form = listingSetup.createStateConfig({
  on: {
    'picture.choose': choosing,
    'picture.unreadable': refusing,
    'listing.submit': [
      {
        guard: { type: 'isUploadedAndComplete', params: ({ event }) => event },
        description: 'The picture is already uploaded.',
        target: 'saving',
        actions: [
          { type: 'keepForm', params: ({ event }) => event },
          { type: 'keepAttempt', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'isComplete', params: ({ event }) => event },
        target: 'uploading',
        actions: [
          { type: 'keepForm', params: ({ event }) => event },
          { type: 'keepAttempt', params: ({ event }) => event },
        ],
      },
      {
        target: '.editing',
        actions: { type: 'keepForm', params: ({ event }) => event },
      },
    ],
  },
  initial: 'editing',
  states: {
    editing: {},
    failed: {
      description: 'The upload or the save failed; both can be retried.',
      exit: 'forgetFailure',
    },
    stopped: { description: 'The seller canceled the upload; no product was added.' },
  },
})
