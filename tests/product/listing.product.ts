import type { ContextFrom } from 'xstate'
import { appMessages, specMessages } from '../../src/messages/catalogue.ts'
import type { listingMachine } from '../../machines/listing.machine.ts'
import { stimulusNames } from '../models/model.ts'
import { cheaper, listingScript, typed } from '../models/listing.events.ts'
import type { Assertion } from '../screens/screen.ts'
import {
  choosePicture,
  drawPicture,
  holdDrawing,
  keepDraftPicture,
  keepBackAnswers,
  stopUpload,
  submitListing,
} from './listing-actions.ts'
import { phoneCheckFailures, phoneChecks } from './phone-check.ts'
import type { ProductFlow, RequestPort } from './stage.ts'
import { answered, isBehind, isCall, passed } from './wire-answers.ts'
import { holdRequests } from './wire.ts'

const FIRST = 'Choose a picture'
const OTHER = 'Choose another picture'
const SENDING = 'Uploading the picture'
const LISTING = 'Listing your product'
const STOPPED = 'Upload canceled.'
const SHOWN = 'picture: Preview of camera.png'

const BUSY = 'busy: Add product'

const everything = [
  FIRST,
  OTHER,
  SENDING,
  LISTING,
  STOPPED,
  SHOWN,
  BUSY,
  specMessages.productNotAdded,
]

/** The form with this text, and without any other message. */
const form = (...says: string[]): Assertion => ({
  shows: ['Product image', 'Add product', ...says],
  hides: [...everything.filter((words) => !says.includes(words)), specMessages.productAdded],
})

const failed = (...says: string[]) => form(OTHER, specMessages.productNotAdded, ...says)

const assertions: Readonly<Record<string, Assertion>> = {
  'withoutPicture by picture.choose=notes': form(FIRST, appMessages.pictureUnreadable),
  'withoutPicture by picture.unreadable': form(FIRST, appMessages.pictureUnreadable),
  'withoutPicture by listing.submit=complete': form(FIRST, specMessages.imageRequired),
  'withoutPicture by listing.change': form(FIRST),
  'withPicture.form.editing': form(OTHER, 'camera.png'),
  'withPicture.form.editing by picture.choose=lens': form(OTHER, 'lens.png'),
  'withPicture.form.editing by picture.recalled': form(OTHER, 'lens.png'),
  'withPicture.form.editing by picture.shown': form(OTHER, 'camera.png', SHOWN),
  'withPicture.form.editing by listing.submit=noName': form(
    OTHER,
    specMessages.productNameRequired,
  ),
  'withPicture.form.editing by checkPhone=invalid': form(OTHER, appMessages.phoneInvalid),
  'withPicture.form.editing by listing.submit=lowRetail': form(
    OTHER,
    appMessages.retailBelowAsking,
  ),
  'withoutPicture by listing.submit=lowRetail': form(FIRST, appMessages.retailBelowAsking),
  'withPicture.checking': form(OTHER, BUSY),
  'withPicture.uploading': form(OTHER, SENDING, '\n0 %', 'Cancel upload', BUSY),
  'withPicture.uploading by upload.progressed': {
    shows: ['Processing the picture', '100 %', 'Cancel upload', BUSY],
    hides: [SENDING, LISTING],
  },
  'withPicture.saving': form(OTHER, LISTING, '100 %', BUSY),
  'withPicture.form.failed by upload!noAnswer': failed('Your details are still here.'),
  'withPicture.form.failed by save=notSaved': failed('The server did not list your product.'),
  'withPicture.form.failed by save!noAnswer': failed('Your product may already be listed.'),
  'withPicture.form.stopped': form(OTHER, STOPPED, "Your product wasn't listed."),
  added: {
    shows: ['My Products', typed.productName, specMessages.productAdded],
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

/** After the first picture a path chooses a different one, so that the change is visible. */
const script = {
  ...listingScript,
  sends: listingScript.sends.map((variant) =>
    variant.name === 'picture.choose=camera'
      ? { ...variant, when: ({ name }: { name: string }) => name === 'withoutPicture' }
      : variant,
  ),
}

/** Drives Add a Product in the production build, as the demo seller. */
export const listingInProduct: ProductFlow<ContextFrom<typeof listingMachine>> = {
  script,
  readsPictures: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('seller@loppis.test')
    await holdDrawing(page)
    if (path.id.startsWith('picture.recalled')) {
      await keepDraftPicture(page, market.origin, stimulusNames(path))
    }
    const held = await holdRequests(page, isBehind(ports))
    if (path.id.includes('upload.progressed')) await keepBackAnswers(page)
    await page.goto(`${market.origin}/dashboard/add-product`)
    return { page, path, held, assertions, close: () => page.context().close() }
  },
  ports,
  actions: {
    'picture.choose=camera': choosePicture('camera'),
    'picture.choose=lens': choosePicture('lens'),
    'picture.choose=notes': choosePicture('notes'),
    'picture.shown': drawPicture,
    'picture.unreadable': drawPicture,
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
  arrives: ({ name }) => name === 'picture.recalled',
  fleeting: 'withPicture.checking',
  unreachable: {
    ...phoneCheckFailures,
    'recallPicture!': 'A browser without storage has no draft and reports no error.',
    'showPicture!': 'A browser creates an object URL for every chosen file.',
  },
  ends: { 'picture.shown': 'A picture that was shown once can be shown.' },
}
