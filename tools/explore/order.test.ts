import { describe, expect, it } from 'vitest'
import { orderMachine } from '../../machines/market/order.machine.ts'
import { type Part, partAt, remove, replace } from '../../tests/model/mutate.ts'
import { exploreOrder } from './order-exploration.ts'
import { smallParts } from './order-parts.ts'
import { editedMachine } from './edited-machine.ts'
import { type Engine, soundEngine } from './order-world.ts'
import type { Breach } from './search.ts'

describe('an order', () => {
  it.each(smallParts)('breaks no rule: $name', (part) => {
    const { breach, isComplete, states } = exploreOrder(orderMachine, part)
    expect({ breach, isComplete }).toEqual({ breach: null, isComplete: true })
    expect(states).toBeGreaterThan(30)
  })
})

const goods = (state: string) => `states/goods/states/${state}`
const money = (state: string) => `states/money/states/${state}`

function breachOf(edit: (config: Part) => void, engine: Partial<Engine> = {}): Breach | null {
  const machine = editedMachine(orderMachine, edit)
  for (const part of smallParts) {
    const { breach } = exploreOrder(machine, part, { ...soundEngine, ...engine })
    if (breach !== null) return breach
  }
  return null
}

type Planted = {
  name: string
  edit?: (config: Part) => void
  engine?: Partial<Engine>
  sentence: string
}

const planted: readonly Planted[] = [
  {
    name: 'a problem that nobody answers waits for ever',
    edit: (config) => remove(config, goods('problem'), 'meta'),
    sentence: 'A state that is entered starts its deadlines.',
  },
  {
    name: 'the seller is paid when the item is sent',
    edit: (config) => {
      const actions = [{ type: 'owe', params: { to: 'seller' } }, 'instruct']
      partAt(config, `${goods('paid')}/on/seller.send`)['actions'] = actions
    },
    sentence: 'The goods decide who gets the money as the table says, and nothing else does.',
  },
  {
    name: 'a return pays the buyer without taking the transfer back',
    edit: (config) => {
      const branch = `${money('released')}/on/money.instructed`
      replace(config, branch, 'target', 'refunding')
    },
    sentence:
      'Money is in flight exactly while the provider is asked, and the movement fits the state.',
  },
  {
    name: 'a dispute does not freeze the money',
    edit: (config) => remove(config, `${money('held')}/on`, 'bank.disputeOpened'),
    sentence: 'The market pays nobody while the bank has the money.',
  },
  {
    name: 'an old message of the bank is taken as news',
    edit: (config) => remove(config, 'states/money/on/bank.disputeOpened/0', 'guard'),
    sentence: 'The money takes an answer once, and only news of the bank.',
  },
  {
    name: 'the answer to an earlier request counts for the current one',
    edit: (config) => {
      const sent = `${money('splitting')}/states/transferRest/states/sent`
      remove(config, `${sent}/on/provider.succeeded/1`, 'guard')
    },
    sentence: 'The money takes an answer once, and only news of the bank.',
  },
  {
    name: 'a failed transfer is tried again for ever',
    edit: (config) => {
      const branches = partAt(config, `${money('releasing')}/states/sent/on/provider.failed`)
      for (const branch of Object.values(branches)) {
        if (partAt({ branch }, 'branch')['target'] === 'stuck')
          replace({ branch }, 'branch', 'target', 'waiting')
      }
    },
    sentence: 'A movement is tried again as often as the policy says, and is then stuck.',
  },
  {
    name: 'nobody can help a payment that is stuck',
    edit: (config) => remove(config, `${money('refunding')}/states/stuck/on`, 'admin.retryPayment'),
    sentence: 'A failed movement has a deadline or an admin, and frozen money has a bank.',
  },
  {
    name: 'nobody notices that the bank rejected a refund',
    edit: (config) => remove(config, `${money('refunded')}/on`, 'provider.refundRejected'),
    sentence:
      'A rejected refund waits for an admin, unless the bank has the money or a movement is under way.',
  },
  {
    name: 'the same rejection of a refund is taken twice',
    edit: (config) => remove(config, `${money('settled')}/on/provider.refundRejected/0`, 'guard'),
    sentence: 'The money takes an answer once, and only news of the bank.',
  },
  {
    name: 'the engine records two payments of one item',
    engine: { sellsOnce: false },
    sentence: 'An item is sold once.',
  },
  {
    name: 'the engine keeps the deadlines of a state that was left',
    engine: { endsDeadlines: false },
    sentence: 'Every running deadline is one that the state takes.',
  },
  {
    name: 'a return leaves the money to the seller',
    edit: (config) => remove(config, `${goods('received')}/on/buyer.askToReturn`, 'actions'),
    sentence: 'The goods decide who gets the money as the table says, and nothing else does.',
  },
  {
    name: 'a return makes a payout that failed be tried again',
    edit: (config) => {
      const branch = `${money('releasing')}/states/waiting/on/money.instructed/0`
      replace(config, branch, 'target', '#order.money.releasing.sent')
    },
    sentence: 'Nothing that is disputed is sent to the seller, and nobody is asked to.',
  },
  {
    name: 'the engine asks for a transfer although a return runs by then',
    engine: { looksAgain: false },
    sentence: 'Nothing that is disputed is sent to the seller.',
  },
  {
    name: 'the engine writes an effect without its journal row',
    engine: { isAtomic: false },
    sentence: 'No effect without a journal row.',
  },
]

describe('the exploration finds the planted breach:', () => {
  it.each(planted)('$name', ({ edit = () => undefined, engine = {}, sentence }) => {
    const breach = breachOf(edit, engine)
    expect(breach?.sentence).toBe(sentence)
    expect(breach?.path).toContain('buyer 1: payment is recorded')
  })
})
