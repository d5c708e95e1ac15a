import { describe, expect, it } from 'vitest'
import { flows } from '../flows/flows.ts'
import { bookingScript } from '../flows/booking/booking.script.ts'
import { mutated, partAt, remove } from '../model/mutate.ts'
import { pairRules, pairsOf } from '../model/pairs.ts'
import { explore } from '../model/paths.ts'
import type { Script } from '../model/script.ts'
import { sessionScript } from '../flows/session/session.script.ts'

function describePairs<Context>(name: string, script: Script<Context>): void {
  if (script.sends.length === 0) return
  const model = explore(script)
  const count = pairsOf(model).length
  describe(`${name}: ${count} pairs of user events in ${model.nodes.length} states`, () => {
    it.each(Object.entries(pairRules))('%s', (_, violations) => {
      expect(count).toBeGreaterThan(0)
      expect(violations(model)).toEqual([])
    })
  })
}

for (const { visit } of flows) visit(({ name, script }) => describePairs(name, script))

describe('a mutated machine', () => {
  it('is caught when a busy state takes the same event again', () => {
    const worse = mutated(bookingScript, (config) => {
      partAt(config, 'states/open/states/saving')['on'] = {
        'booking.submit': { target: 'saving', reenter: true },
      }
    })
    const found = pairRules['no pair calls ports more than once']?.(explore(worse)) ?? []
    expect(found.length).toBeGreaterThan(0)
  })
  it('is caught when a second operation can start beside the first', () => {
    const worse = mutated(sessionScript, (config) => {
      remove(config, 'states/signedOut/states/signingIn/on', 'google.submit')
    })
    const found = pairRules['no pair calls ports more than once']?.(explore(worse)) ?? []
    expect(found.every((pair) => pair.includes('login.submit=complete, google.submit'))).toBe(true)
    expect(found.length).toBeGreaterThan(0)
  })
})
