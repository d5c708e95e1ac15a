import { randomUUID } from 'node:crypto'
import { type AnyActor, createActor, waitFor } from 'xstate'
import type { Failure } from '../../src/domain/failure.ts'
import { noPictures } from '../../src/domain/picture.ts'
import type { CallName } from './calls.ts'
import type { FaultyApp, Person } from './faulty-app.ts'
import { openPage, type Page } from './page.ts'
import type { Port, Scenario } from './scenario.ts'
import { visibleTextOf } from './visible-text.ts'

const form = { name: 'Bea Berg', phone: '070', place: 'Lund' }

type Task = {
  /** The machine of the task. */
  machineOf: (page: Page) => Parameters<typeof createActor>[0]
  /** The input of the machine for a product on sale. */
  inputOf?: (productId: string) => unknown
  /** The events that the screen offers, in the order of the task. */
  events: readonly { type: string; [field: string]: unknown }[]
  /** The user does it once: a message that is written again is another one. */
  isOnce?: boolean
  /** The state before the call under test; null: the call comes first. */
  before: string | null
  done: string
  /** What the task leads to, where its state is one from which the task can begin, too. */
  isDone?: (context: Record<string, unknown>) => boolean
  /** What is wrong on the server after the task. */
  problems: (market: FaultyApp, person: Person) => Promise<readonly string[]>
}

/** Performs a task on the page of the account. */
async function openTask(market: FaultyApp, task: Task): Promise<Scenario> {
  const { buyer, product } = await market.createTestData()
  const page = openPage(market, buyer)
  await page.start()
  let actor: AnyActor | null = null
  const state = () => actor?.getSnapshot()
  const isOver = () => page.session.getSnapshot().matches('signedOut')
  let isSent = false
  const send = () => {
    const last = task.events.at(-1)
    for (const event of task.events) {
      if ((isSent && task.isOnce === true && event === last) || state()?.can(event) !== true)
        continue
      isSent ||= event === last
      return actor?.send(event)
    }
    return undefined
  }
  const open = async () => {
    actor = createActor(task.machineOf(page), { input: task.inputOf?.(product._id) }).start()
    const { before } = task
    if (before === null) return
    while (!actor.getSnapshot().matches(before)) {
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
      if (!actor.getSnapshot().matches(before)) send()
    }
  }
  if (task.before !== null) await open()
  const failure = (): Failure | null => state()?.context.failure ?? null
  return {
    at: () => JSON.stringify(state()?.value),
    isIdle: () => state()?.hasTag('busy') !== true && !page.isPending(),
    isDone: () => state()?.matches(task.done) === true && task.isDone?.(state()?.context) !== false,
    showsFailure: () => isOver() || failure() !== null,
    visibleText: () => visibleTextOf(page, failure()),
    async proceed() {
      if (isOver()) {
        await page.signInAgain()
        actor?.stop()
        actor = null
      }
      if (actor === null) await open()
      send()
    },
    repeatAction: send,
    serverProblems: () => task.problems(market, buyer),
    close() {
      actor?.stop()
      page.close()
    },
  }
}

const counted =
  (where: string) =>
  async (market: FaultyApp, { id }: Person): Promise<readonly string[]> =>
    (await market.count(`from users where id = $1 and ${where}`, [id])) === 1 ? [] : [where]

/** Whether the settings of a user have mails about orders. */
const isMailed = (settings: unknown) =>
  JSON.stringify(settings).includes('{"kind":"orders","channels":{"mail":true}}')

const port = (name: string, call: CallName, task: Task): Port => ({
  name,
  call,
  open: (market) => openTask(market, task),
})

/** The user's account: its form, the sign-out everywhere, the download, and the deletion. */
export const accountPorts: readonly Port[] = [
  port('account: load', 'GET /account', {
    machineOf: ({ machines }) => machines.account,
    events: [{ type: 'account.retry' }],
    before: null,
    done: 'editing',
    problems: async () => [],
  }),
  port('account: save', 'PATCH /account', {
    machineOf: ({ machines }) => machines.account,
    events: [{ type: 'account.submit', form }],
    before: 'editing',
    done: 'saved',
    problems: counted("name = 'Bea Berg' and place = 'Lund'"),
  }),
  port('signOutEverywhere: endSessions', 'POST /account/sign-out-everywhere', {
    machineOf: ({ machines }) => machines.signOutEverywhere,
    events: [{ type: 'signOutEverywhere.open' }, { type: 'signOutEverywhere.confirm' }],
    before: 'asking',
    done: 'ended',
    problems: counted('signed_out_at is not null'),
  }),
  port('dataDownload: fetchData', 'GET /account/data', {
    machineOf: ({ machines }) => machines.dataDownload,
    events: [{ type: 'dataDownload.start' }],
    before: 'idle',
    done: 'saved',
    problems: async () => [],
  }),
  port('notificationSettings: load', 'GET /notifications/settings', {
    machineOf: ({ machines }) => machines.notificationSettings,
    events: [{ type: 'notificationSettings.retry' }],
    before: null,
    done: 'shown',
    problems: async () => [],
  }),
  port('notificationSettings: save', 'PUT /notifications/settings', {
    machineOf: ({ machines }) => machines.notificationSettings,
    events: [{ type: 'notificationSettings.choose', kind: 'orders', isOn: false }],
    before: 'shown',
    done: 'shown',
    isDone: ({ settings }) => !isMailed(settings),
    problems: async (market, { id }) =>
      (await market.count(`from notification_refusals where user_id = $1 and kind = 'orders'`, [
        id,
      ])) === 1
        ? []
        : ['one refusal'],
  }),
  port('sellerContact: load', 'GET /products/:id/contact', {
    machineOf: ({ machines }) => machines.sellerContact,
    inputOf: (productId) => ({ productId }),
    events: [{ type: 'sellerContact.show' }],
    before: 'hidden',
    done: 'shown',
    problems: async () => [],
  }),
  port('offers: send', 'POST /offers', {
    machineOf: ({ machines }) => machines.offers,
    inputOf: (productId) => ({ productId, role: 'buyer' }),
    events: [{ type: 'offers.submit', price: '30' }, { type: 'offers.begin' }],
    before: 'shown.naming',
    done: 'shown.idle',
    isDone: ({ offers }) => Array.isArray(offers) && offers.length > 0,
    problems: async (market, { id }) =>
      (await market.count(`from offers where buyer_id = $1 and state = 'open'`, [id])) === 1
        ? []
        : ['one offer'],
  }),
  port('outbox: write', 'POST /conversations/:productId/messages', {
    machineOf: ({ machines }) => machines.outbox,
    inputOf: (productId) => ({ productId, buyerId: null, owner: 'ann', session: randomUUID() }),
    events: [
      { type: 'outbox.resend' },
      { type: 'outbox.submit', form: { text: 'Hello', pictures: noPictures } },
    ],
    isOnce: true,
    before: 'idle',
    done: 'idle',
    isDone: ({ sent }) => Array.isArray(sent) && sent.length > 0,
    problems: async (market, { id }) =>
      (await market.count('from messages where sender_id = $1', [id])) === 1 ? [] : ['one message'],
  }),
  port('accountDeletion: deleteAccount', 'DELETE /account', {
    machineOf: ({ machines }) => machines.accountDeletion,
    events: [{ type: 'accountDeletion.open' }, { type: 'accountDeletion.confirm', password: null }],
    before: 'asking',
    done: 'deleted',
    problems: counted("name = 'Deleted user' and removed_at is not null"),
  }),
]
