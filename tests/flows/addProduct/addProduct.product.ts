import type { ContextFrom } from 'xstate'
import { appMessages, specMessages } from '../../../src/messages/catalogue.ts'
import type { addProductMachine } from '../../../machines/addProduct.machine.ts'
import { cheaper, addProductScript, typed } from './addProduct.script.ts'
import type { Assertion } from '../../screen/screen.ts'
import { chooseCamera, keepBackAnswers, stopUpload, submitListing } from './addProduct-actions.ts'
import { phoneCheckFailures, phoneChecks } from '../../product/phone-check.ts'
import type { ProductFlow, RequestPort } from '../../product/stage.ts'
import { answered, isBehind, isCall, passed } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const SENDING = 'Uploading the pictures'
const LISTING = 'Listing your product'
const STOPPED = 'Canceled.'

const BUSY = 'busy: Add product'

const everything = [SENDING, LISTING, STOPPED, BUSY, specMessages.en.productNotAdded]

/** The form with this text, and without any other message. */
const form = (...says: string[]): Assertion => ({
  shows: ['Product image', 'Picture 1', 'Cover', 'Add product', ...says],
  hides: [...everything.filter((words) => !says.includes(words)), specMessages.en.productAdded],
})

const failed = (...says: string[]) => form(specMessages.en.productNotAdded, ...says)

const assertions: Readonly<Record<string, Assertion>> = {
  'form.editing': form(),
  'form.editing by listing.submit=noName': form(specMessages.en.productNameRequired),
  'form.editing by checkPhone=invalid': form(appMessages.en.phoneInvalid),
  'form.editing by listing.submit=lowRetail': form(appMessages.en.retailBelowAsking),
  checking: form(BUSY),
  uploading: form(SENDING, '\n0 %', 'Cancel', BUSY),
  'uploading by upload.progressed': {
    shows: ['Processing the pictures', '100 %', 'Cancel', BUSY],
    hides: [SENDING, LISTING],
  },
  saving: form(LISTING, '100 %', BUSY),
  'form.failed by upload!noAnswer': failed('Your details are still here.'),
  'form.failed by save=notSaved': failed('The server did not list your product.'),
  'form.failed by save!noAnswer': failed('Your product may already be listed.'),
  'form.stopped': form(STOPPED, "Your product wasn't listed."),
  added: {
    shows: ['My Products', typed.productName, specMessages.en.productAdded],
    hides: ['Product image', LISTING],
  },
}

const ports = {
  upload: {
    matches: isCall('POST', /^\/standins\/images\/upload$/),
    answers: { uploaded: passed },
  },
  save: {
    matches: isCall('POST', /^\/add-product$/),
    answers: { saved: passed, notSaved: answered({ acknowledged: true, insertedId: null }) },
  },
} as const satisfies Readonly<Record<string, RequestPort>>

/** Drives Add a Product in the production build, as the demo seller, who has chosen a picture. */
export const addProductInProduct: ProductFlow<ContextFrom<typeof addProductMachine>> = {
  script: addProductScript,
  readsPictures: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('seller@loppis.test')
    const held = await holdRequests(page, isBehind(ports))
    if (path.id.includes('upload.progressed')) await keepBackAnswers(page)
    await page.goto(`${market.origin}/dashboard/add-product`)
    await chooseCamera(page)
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    'listing.change': ({ page }) => page.getByLabel('Location', { exact: true }).fill('Lund'),
    ...phoneChecks,
    'listing.submit=complete': (stage) =>
      submitListing(
        stage.remainingSteps[0] === 'checkPhone=invalid' ? { ...typed, contact: '12' } : typed,
      )(stage),
    'listing.submit=lowRetail': submitListing({ ...typed, retailPrice: '20' }),
    'listing.submit=cheaper': submitListing(cheaper),
    'listing.submit=noName': submitListing({ ...typed, productName: ' ' }),
    'upload.progressed': async ({ held }) => passed(await held.take(ports.upload.matches)),
    'upload.cancel': stopUpload,
  },
  arrives: () => false,
  fleeting: 'checking',
  unreachable: {
    ...phoneCheckFailures,
    'listing.submit=noPicture': 'The form opens with a picture.',
    'listing.submit=reordered': 'The form has one picture.',
  },
  ends: { 'upload.progressed': 'The wire then keeps the response of the image host back.' },
}
