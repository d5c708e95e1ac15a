import { describe, expect, it } from 'vitest'
import { bookingScript } from '../flows/booking/booking.script.ts'
import { flows } from '../flows/flows.ts'
import { sessionScript } from '../flows/session/session.script.ts'
import { describeFlow } from '../model/describe-flow.ts'
import { machineInvariants } from '../model/machine-invariants.ts'
import { mutated, partAt, remove } from '../model/mutate.ts'
import { checkPairs } from '../model/pairs.ts'
import { explore } from '../model/paths.ts'
import type { Script } from '../model/script.ts'

function describeTotality<Context>(name: string, script: Script<Context>): void {
  describe(`${name}: every event and result is handled`, () => {
    it.each(Object.entries(machineInvariants))('%s', (_, violations) => {
      expect(violations(explore(script))).toEqual([])
    })
  })
}

function describePairs<Context>(name: string, script: Script<Context>): void {
  if (script.sends.length === 0) return
  it(`${name}: no pair of user events throws, calls ports twice or leads out of the model`, () => {
    const { count, breaches } = checkPairs(explore(script))
    expect(count).toBeGreaterThan(0)
    expect(breaches).toEqual([])
  })
}

for (const { name, lists, visit } of flows) {
  visit(({ rules, title, screen, ...flow }) => describeFlow(rules ?? screen?.rules ?? title, flow))
  for (const list of lists) {
    list.visit((one) => (one.isPure ?? true) && describeTotality(one.name, one.script))
  }
  visit(({ script }) => describePairs(name, script))
}

describe('a mutated machine', () => {
  it('is caught when a busy state takes the same event again', () => {
    const worse = mutated(bookingScript, (config) => {
      partAt(config, 'states/open/states/saving')['on'] = {
        'booking.submit': { target: 'saving', reenter: true },
      }
    })
    const found = checkPairs(explore(worse)).breaches
    expect(found).toContainEqual(expect.stringContaining(' calls '))
  })

  it('is caught when a second operation can start beside the first', () => {
    const worse = mutated(sessionScript, (config) => {
      remove(config, 'states/signedOut/states/signingIn/on', 'google.submit')
    })
    const found = checkPairs(explore(worse)).breaches.filter((pair) => pair.includes(' calls '))
    expect(found.every((pair) => pair.includes('login.submit=complete, google.submit'))).toBe(true)
    expect(found.length).toBeGreaterThan(0)
  })
})
