import { fromPromise } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import { type AddProductInput, addProductMachine } from '../../machines/addProduct.machine.ts'
import { type EditableListing, formOf } from '../domain/listingEdit.ts'
import type { Listed } from '../domain/listed.ts'
import { emptyListingForm, type ListingForm, listingFormFromDraft } from '../domain/listing-form.ts'
import type { WithTokenRefresh } from './token-refresh.ts'
import { waitForUploads } from './pictures.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'

/** The sold product that is listed again, as a list of one. */
export const listedAgainMachine = createCollectionMachine<EditableListing>(
  'listedAgain',
  ({ product }) => product._id,
)

type ListingChoices = Awaited<ReturnType<Services['api']['listingChoices']>>

/** The choices of the seller of a new product besides its fields, as a list of one. */
const listingChoicesMachine = createCollectionMachine<ListingChoices>('listingChoices', () => '')

const draft = ({ sellerEmail: owner, again }: Omit<AddProductInput, 'form'>) =>
  again === undefined
    ? ({ kind: 'listing', owner } as const)
    : ({ kind: 'again', owner, subject: again } as const)

/** Provides Add a Product with its pictures and the server. */
export function provideAddProduct(services: Services, authorised: WithTokenRefresh) {
  const { api, drafts, navigation, notify, phones } = services
  const keys = createIdempotencyKeys()
  const machine = addProductMachine.provide({
    actors: {
      checkPhone: fromPromise(({ input: { phoneNumber } }) => phones.isPossible(phoneNumber)),
      upload: fromPromise(({ input: { pictures, onProgress }, signal }) =>
        waitForUploads(pictures, onProgress, signal),
      ),
      save: fromPromise(async ({ input: { listing } }) => {
        const { insertedId } = await keys.withKey(
          listing,
          (key) => authorised(() => api.addProduct(listing, key)),
          (answer) => answer.insertedId !== null,
        )
        return insertedId
      }),
    },
    actions: {
      notify: (_, toast) => notify(toast),
      goTo: (_, destination) => navigation.goTo(destination),
      keepDraft: (_, { form, ...of }) => drafts.keep(draft(of), form),
      forgetDraft: (_, of) => {
        drafts.forget(draft(of))
        void drafts.keepPictures(draft(of), [])
      },
    },
  })
  const listedAgain = listedAgainMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(async ({ input }) => [await authorised(() => api.getListing(input.of))]),
    },
  })
  const listingChoices = listingChoicesMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(async (): Promise<Listed<ListingChoices>[]> => [
        await api.listingChoices(),
      ]),
    },
  })
  /** Returns what the seller typed and did not list, over the sold product that is listed again or an empty form. */
  const draftOf = (sellerEmail: string, sold: EditableListing | null = null): ListingForm =>
    listingFormFromDraft(
      sold === null ? emptyListingForm : formOf(sold),
      drafts.recall(draft({ sellerEmail, again: sold?.product._id })),
    )
  return { machine, listedAgain, listingChoices, draftOf }
}
