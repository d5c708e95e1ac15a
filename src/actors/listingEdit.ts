import { fromPromise } from 'xstate'
import { listingEditMachine } from '../../machines/listingEdit.machine.ts'
import { FailureError } from '../domain/failure.ts'
import { formFromDraft } from '../domain/form-draft.ts'
import { changesIn, formOf } from '../domain/listing-edit.ts'
import { message } from '../domain/message.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { providePictures, waitForUploads } from './pictures.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Provides Edit with the server, and with the drafts of the browser. */
export function provideListingEdit(services: Services, authorised: WithTokenRefresh) {
  const { api, drafts, phones } = services
  const keys = createIdempotencyKeys()
  const draft = ({ productId, sellerEmail }: { productId: string; sellerEmail: string }) => ({
    kind: 'edit' as const,
    owner: sellerEmail,
    subject: productId,
  })
  return listingEditMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(async ({ input }) => {
        const listing = await authorised(() => api.getListing(input.productId))
        const form = formFromDraft(formOf(listing), drafts.recall(draft(input)))
        return { listing, typed: changesIn(form, listing) }
      }),
      pictures: providePictures(services, authorised),
      upload: fromPromise(({ input: { pictures }, signal }) =>
        waitForUploads(pictures, () => undefined, signal),
      ),
      save: fromPromise(async ({ input }) => {
        const { contact } = input.changes
        // A number that the seller has not touched was accepted before.
        if (contact !== undefined && !(await phones.isPossible(contact))) {
          throw new FailureError({ kind: 'rejected', reason: message('phoneInvalid') })
        }
        await keys.withKey(input, (key) => authorised(() => api.editListing(input, key)))
      }),
    },
    actions: {
      keepDraft: (_, { changes, ...of }) => drafts.keep(draft(of), changes),
      forgetDraft: (_, of) => {
        drafts.forget(draft(of))
        void drafts.keepPictures(draft(of), [])
      },
    },
  })
}
