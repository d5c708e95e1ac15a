import type { ListingForm } from '../../src/domain/listing-form.ts'
import { type pictures, typed } from '../models/listing.events.ts'
import { labelled, perform } from './acts.ts'
import * as acts from './listing.acts.ts'
import { listingScreen } from './listing.screen.tsx'
import { browserHands, locate } from './locate.ts'
import { open } from './stage.tsx'

export const field = (label: string) => locate(labelled(label))
export const picture = () => locate(acts.picture)
export const description = () => locate(acts.description)
export const submit = () => locate(acts.submit)
export const stop = () => locate(acts.stop)

export const choosePicture = (name: keyof typeof pictures) =>
  perform(browserHands, acts.choosePicture(name))
export const fillListing = (form: ListingForm) => perform(browserHands, acts.fillListing(form))

/** Opens the screen and fills in the form without submitting it. */
export async function openFilled(values: ListingForm = typed) {
  const scripted = await open(listingScreen)
  await choosePicture('camera')
  await fillListing(values)
  return scripted
}
