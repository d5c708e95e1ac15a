import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign } from 'xstate'
import { conversationMachine } from '../../machines/market/conversation.machine.ts'
import { type Part, partAt, remove } from '../../tests/model/mutate.ts'
import { exploreConversation } from './conversation-exploration.ts'
import { editedMachine } from './edited-machine.ts'

it('a conversation breaks no rule', () => {
  const { breach, isComplete, states } = exploreConversation(conversationMachine)
  expect({ breach, isComplete }).toEqual({ breach: null, isComplete: true })
  expect(states).toBeGreaterThan(1000)
})

const edited = (edit: (config: Part) => void) => editedMachine(conversationMachine, edit)
const contact = 'states/contact/states'

describe('the exploration finds the planted breach:', () => {
  it.each<[string, AnyStateMachine, string]>([
    [
      'a blocked buyer reaches the seller',
      edited((config) => {
        partAt(config, `${contact}/blockedBySeller/on`)['buyer.write'] = partAt(
          config,
          `${contact}/open/on`,
        )['buyer.write']
      }),
      'A message is taken exactly while nobody blocks, or an order goes on, and the conversation is not closed.',
    ],
    [
      'the seller ends the block of the buyer',
      edited((config) => {
        partAt(config, `${contact}/blockedByBuyer/on`)['seller.unblock'] = 'open'
      }),
      'Each side blocks and unblocks for itself, until the conversation is closed.',
    ],
    [
      'a message is read twice',
      conversationMachine.provide({ guards: { isNews: () => true } }),
      'A side reads what it has not read, and nothing else.',
    ],
    [
      'an admin closes what nobody has reported',
      conversationMachine.provide({ guards: { isReported: () => true } }),
      'A conversation is closed by the market, or by an admin for a report, once.',
    ],
    [
      'a report is lost',
      conversationMachine.provide({ actions: { keepReport: assign({}) } }),
      'One report at a time waits for an admin, who alone ends it.',
    ],
    [
      'a message is not counted',
      conversationMachine.provide({ actions: { countMessage: assign({}) } }),
      'A conversation counts its messages, and those that each side has not read.',
    ],
    [
      'a closed conversation does not say so',
      edited((config) => {
        partAt(config, `${contact}/blockedByBoth/on`)['market.close'] = 'open'
      }),
      'A conversation says who blocks, and whether an admin has to look at it.',
    ],
    [
      'a conversation asks for something',
      edited((config) => {
        partAt(config, `${contact}/closed`)['entry'] = { type: 'notify', params: {} }
      }),
      'A conversation has no effects and no deadlines.',
    ],
    [
      'a conversation outlives its buyer',
      edited((config) => remove(config, `${contact}/open/on`, 'market.close')),
      'A conversation is closed by the market, or by an admin for a report, once.',
    ],
  ])('%s', (_, machine, sentence) => {
    expect(exploreConversation(machine).breach?.sentence).toBe(sentence)
  })
})
