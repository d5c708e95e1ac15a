import { specMessages } from '../src/domain/spec-messages.ts'
import { choosing, form, refusing } from './listing-form.states.ts'
import { listingSetup, pictureOf, submissionOf } from './listing.setup.ts'

/**
 * Add a Product (rules L1 to L4): uploads the picture to the image host, then saves the product on the server. An
 * uploaded picture is not uploaded again; each failure returns to the form with all input.
 */
export const listingMachine = listingSetup.createMachine({
  id: 'listing',
  context: ({ input }) => ({
    ...input,
    // UTC, like the server.
    thisYear: new Date().getUTCFullYear(),
    errors: {},
    picture: null,
    preview: null,
    progress: null,
    uploaded: null,
    attempt: null,
    failure: null,
  }),
  initial: 'withoutPicture',
  states: {
    withoutPicture: {
      on: {
        'picture.choose': choosing,
        'listing.submit': { actions: { type: 'keepForm', params: ({ event }) => event } },
      },
    },
    withPicture: {
      description: 'Every new picture reenters this state, which discards the old preview.',
      invoke: {
        id: 'showPicture',
        src: 'showPicture',
        input: ({ context }) => ({ file: pictureOf(context) }),
        onError: {
          description: 'A picture can be uploaded without a preview.',
          actions: 'forgetPreview',
        },
      },
      on: {
        'picture.shown': { actions: { type: 'keepPreview', params: ({ event }) => event } },
      },
      initial: 'form',
      states: {
        form,
        uploading: {
          tags: 'busy',
          entry: 'forgetProgress',
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context, self }) => ({
              file: pictureOf(context),
              onProgress: (progress) => self.send({ type: 'upload.progressed', progress }),
            }),
            onDone: {
              target: 'saving',
              actions: {
                type: 'keepUploaded',
                params: ({ event }) => ({ uploaded: event.output }),
              },
            },
            onError: {
              target: 'form.failed',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
          on: {
            'picture.unreadable': refusing,
            'upload.progressed': {
              actions: { type: 'keepProgress', params: ({ event }) => event },
            },
            'upload.cancel': 'form.stopped',
          },
        },
        saving: {
          tags: 'busy',
          description: 'Cannot be canceled: only the response tells whether the product was added.',
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => submissionOf(context),
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => ({ insertedId: event.output }) },
                target: '#listing.added',
              },
              { target: 'form.failed', actions: 'keepRefusal' },
            ],
            onError: {
              target: 'form.failed',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
    added: {
      type: 'final',
      entry: [
        { type: 'notify', params: { tone: 'positive', title: specMessages.productAdded } },
        { type: 'goTo', params: { screen: 'myProducts' } },
      ],
    },
  },
})
