import type { ListingForm } from '../../../src/domain/listing-form.ts'
import { type pictures, typed } from './addProduct.script.ts'
import { labelled, perform } from '../../screen/actions.ts'
import * as acts from './addProduct.flow.ts'
import { addProductScreen } from './addProduct.screen.tsx'
import { browserPageDriver, locate } from '../../screen/locate.ts'
import { renderScreen } from '../../screen/stage.tsx'

export const field = (label: string) => locate(labelled(label))
export const picture = () => locate(acts.picture)
export const description = () => locate(acts.description)
export const submit = () => locate(acts.submit)

export const choosePicture = (name: keyof typeof pictures) =>
  perform(browserPageDriver, acts.choosePicture(name))
export const fillListing = (form: ListingForm) => perform(browserPageDriver, acts.fillListing(form))

/** Opens the screen, whose form has two pictures, and fills in the form without submitting it. */
export async function openFilled(values: ListingForm = typed) {
  const scripted = await renderScreen(addProductScreen)
  await fillListing(values)
  return scripted
}
