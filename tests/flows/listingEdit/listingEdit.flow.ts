import type { ListingEditContext } from '../../../machines/listingEdit.machine.ts'
import { appMessages, specMessages } from '../../../src/messages/catalogue.ts'
import { listingEditMessages } from '../../../src/messages/listingEdit.ts'
import { cheaper, listingEditScript, unpriced } from './listingEdit.script.ts'
import type { ListingForm } from '../../../src/domain/listing-form.ts'
import { type Action, button, labelled } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { listingEditInvariants } from './listingEdit.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { stop, loading, save, saved, lockedTitle, checkAgain, retry, failed, discard } =
  listingEditMessages.en

const price = labelled('Asking price')
const place = labelled('Location')
const lowest = labelled('Lowest offer')

/** Fills in the price, the lowest offer and the form's own place, and submits. */
const submitPrice = ({ askingPrice, lowestOfferPercent }: ListingForm): readonly Action[] => [
  { fill: price, with: askingPrice },
  { select: lowest, option: lowestOfferPercent },
  { fill: place, with: cheaper.location },
  { press: button(save) },
]

const form = {
  shows: [save, 'Asking price', 'Lowest offer', 'Picture 1'],
  hides: [loading, saved, lockedTitle],
}

/** The screen flow of Edit. */
export const listingEditFlow: ScreenFlow<ListingEditContext> = {
  name: 'listingEdit',
  rules: 'L1, L2',
  script: {
    ...listingEditScript,
    // The pictures have a flow of their own; here they are those of the product.
    sends: listingEditScript.sends.filter(({ name }) => name !== 'edit.submit=noPicture'),
  },
  hidesFacts: true,
  controls: [
    { sends: 'edit.submit=cheaper', at: button(save), where: (state) => state.matches('editing') },
    { sends: 'upload.cancel', at: button(stop) },
    {
      sends: 'edit.retry',
      at: button(checkAgain),
      where: (state) => state.matches('editing'),
    },
    {
      sends: 'edit.discard',
      at: button(discard),
      where: (state) => state.matches('editing') && Object.keys(state.context.recalled).length > 0,
    },
    { sends: 'edit.retry', at: button(retry), where: (state) => !state.matches('editing') },
  ],
  actions: {
    'edit.change=cheaper': [
      { select: lowest, option: cheaper.lowestOfferPercent },
      { fill: place, with: cheaper.location },
      { fill: price, with: [cheaper.askingPrice, `${cheaper.askingPrice}.00`] },
    ],
    'edit.submit=cheaper': submitPrice(cheaper),
    'edit.submit=unpriced': submitPrice(unpriced),
  },
  assertions: {
    loading: { shows: [loading], hides: [save, saved], waits: true },
    missing: { shows: [retry], hides: [loading, save] },
    failed: { shows: [retry], hides: [loading, save] },
    locked: { shows: [lockedTitle, retry], hides: [loading, save] },
    editing: form,
    'editing by edit.submit=unpriced': {
      ...form,
      shows: [...form.shows, specMessages.en.askingPriceRequired],
    },
    'editing by save!noAnswer': {
      ...form,
      shows: [...form.shows, failed, appMessages.en.noAnswer],
    },
    uploading: { ...form, shows: [...form.shows, stop] },
    saving: form,
    saved: { shows: [saved], hides: [save, loading] },
  },
}

export const listingEdit = defineFlow({
  name: 'listingEdit',
  title: 'Listing edit',
  script: listingEditScript,
  invariants: listingEditInvariants,
  screen: listingEditFlow,
})
