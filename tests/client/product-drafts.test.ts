import { expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback, waitFor } from 'xstate'
import { identifyViewerMachine } from '../../machines/identifyViewer.machine.ts'
import { provideAccount } from '../../src/actors/account.ts'
import { provideBooking } from '../../src/actors/booking.ts'
import { createPageActors } from '../../src/actors/page-actors.ts'
import { provideReport } from '../../src/actors/productReport.ts'
import type { Api } from '../../src/api/api.ts'
import { FailureError } from '../../src/domain/failure.ts'
import type { Viewer } from '../../src/domain/user.ts'
import { createDraftService } from '../../src/services/drafts.ts'
import { createServerServices } from '../../src/ssr/services.ts'
import { openMemoryFiles, openStorage } from '../screen/storage.ts'
import { camera, radio, typed } from '../flows/booking/booking.script.ts'
import { scam } from '../flows/productReport/productReport.script.ts'

const ada: Viewer = { kind: 'user', email: 'ada@loppis.test', name: 'Ada', role: 'buyer' }
const eve: Viewer = { ...ada, email: 'eve@loppis.test' }
const productList = { screen: 'advertisements' } as const
const services = createServerServices({
  address: '/advertisements',
  language: 'en',
  ask: () => Promise.reject(new Error('No request is expected.')),
  demoAccounts: [],
  baseUrl: 'http://this.server',
})

/** Opens a browser in which each page that `load` loads finds the drafts of the pages before it. */
function openBrowser(calls: Partial<Api>) {
  const drafts = createDraftService(openStorageOnce(), openMemoryFilesOnce())
  return (viewer: Viewer) => {
    const { getMachines } = createPageActors(
      {
        ...services,
        drafts,
        createApi: (onChange) => ({ ...services.createApi(onChange), ...calls }),
        phones: { isPossible: async () => true },
      },
      { loadActors: async () => [], CardFields: () => null },
    )
    const watchViewer = fromCallback<EventObject, { viewer: Viewer }>(({ sendBack, input }) => {
      // The child machine that identifies the viewer knows nobody yet.
      if (input.viewer.kind === 'unidentified') sendBack({ type: 'viewer.changed', viewer })
    })
    const identifyViewer = identifyViewerMachine.provide({ actors: { watchViewer } })
    const provided = { actors: { watchViewer, identifyViewer } }
    const options = { input: { viewer, productList } }
    return {
      booking: createActor(getMachines(provideBooking).provide(provided), {
        input: { ...options.input, wantedId: null },
      }).start(),
      report: createActor(getMachines(provideReport).provide(provided), options).start(),
      account: createActor(getMachines(provideAccount)),
    }
  }
}

function openStorageOnce() {
  const storage = openStorage()
  return () => storage
}

function openMemoryFilesOnce() {
  const files = openMemoryFiles()
  return () => files
}

const failing = () => Promise.reject(new FailureError({ kind: 'unauthorized' }))

it('B7: Book Now opens with what this user typed for this product, until it is booked', async () => {
  const load = openBrowser({ bookProduct: async () => ({ acknowledged: true }) })
  const before = load(ada).booking
  before.send({ type: 'booking.open', product: camera })
  before.send({ type: 'booking.change', form: typed })
  before.send({ type: 'booking.close' })

  const formFor = (viewer: Viewer, product = camera) => {
    const { booking } = load(viewer)
    booking.send({ type: 'booking.open', product })
    return booking.getSnapshot().context.form
  }
  const empty = { phoneNumber: '', location: '' }
  expect(formFor(ada)).toEqual(typed)
  expect(formFor(ada, radio)).toEqual(empty)
  expect(formFor(eve)).toEqual(empty)

  before.send({ type: 'booking.open', product: camera })
  expect(before.getSnapshot().context.form).toEqual(typed)
  before.send({ type: 'booking.submit', form: typed })
  await waitFor(before, (state) => state.matches('booked'))
  expect(formFor(ada)).toEqual(empty)
})

it('B7: what was submitted is there again after a response that ends the session', async () => {
  const load = openBrowser({ bookProduct: failing })
  const { booking } = load(ada)
  booking.send({ type: 'booking.open', product: camera })
  booking.send({ type: 'booking.submit', form: typed })
  await waitFor(booking, (state) => state.matches({ open: { form: 'failed' } }))
  const after = load(ada).booking
  after.send({ type: 'booking.open', product: camera })
  expect(after.getSnapshot().context.form).toEqual(typed)
})

it('Book Now begins with the phone number and the place of the account, and a draft goes first', async () => {
  const account = {
    name: 'Ada',
    email: 'ada@loppis.test',
    phone: '070-1',
    place: 'Lund',
    blockers: [],
  }
  const load = openBrowser({
    getAccount: async () => account,
    changeAccount: async (form) => ({ ...account, ...form }),
  })
  const formFor = (viewer: Viewer) => {
    const { booking } = load(viewer)
    booking.send({ type: 'booking.open', product: camera })
    return booking.getSnapshot().context.form
  }
  const page = load(ada).account.start()
  await waitFor(page, (state) => state.matches('editing'))
  expect(formFor(ada)).toEqual({ phoneNumber: '070-1', location: 'Lund' })
  expect(formFor(eve)).toEqual({ phoneNumber: '', location: '' })

  page.send({ type: 'account.submit', form: { name: 'Ada', phone: '070-2', place: '' } })
  await waitFor(page, (state) => state.matches('saved'))
  expect(formFor(ada)).toEqual({ phoneNumber: '070-2', location: '' })

  const { booking } = load(ada)
  booking.send({ type: 'booking.open', product: camera })
  booking.send({ type: 'booking.change', form: typed })
  expect(formFor(ada)).toEqual(typed)
})

it('B9: Report opens with what this user wrote about this product, until it is sent', async () => {
  const load = openBrowser({ reportProduct: async () => ({ insertedId: 'report-1' }) })
  const before = load(ada).report
  before.send({ type: 'productReport.open', product: camera })
  before.send({ type: 'productReport.change', form: scam })
  before.send({ type: 'productReport.close' })

  const formFor = (viewer: Viewer, product = camera) => {
    const { report } = load(viewer)
    report.send({ type: 'productReport.open', product })
    return report.getSnapshot().context.form
  }
  const empty = { reason: '', words: '' }
  expect(formFor(ada)).toEqual(scam)
  expect(formFor(ada, radio)).toEqual(empty)
  expect(formFor(eve)).toEqual(empty)

  before.send({ type: 'productReport.open', product: camera })
  expect(before.getSnapshot().context.form).toEqual(scam)
  before.send({ type: 'productReport.submit', form: scam })
  await waitFor(before, (state) => state.matches('idle'))
  expect(formFor(ada)).toEqual(empty)
})
