import { describe, expect, it } from 'vitest'
import type { Invariants } from './model.ts'
import { checkSimplePaths, edgeCover, explore } from './paths.ts'
import type { Script } from './script.ts'
import { walk, walkWithDoubleSubmit } from './walk.ts'

type Flow<Context> = {
  script: Script<Context>
  invariants: Invariants<Context>
}

/** Registers the tests of a flow: its invariants over the whole graph, and walks of a real actor along its paths. */
export function describeFlow<Context>(rules: string, { script, invariants }: Flow<Context>): void {
  const model = explore(script)
  const cover = edgeCover(model)

  describe(`${rules}: invariants of every state and transition`, () => {
    it.each(Object.entries(invariants))('%s', (_, violations) => {
      expect(violations(model)).toEqual([])
    })
  })

  // One test walks all paths of a kind: a failure comes from states and calls, seldom from a single path.
  it(`${rules}: a real actor walks every edge`, async () => {
    expect(cover.length).toBeGreaterThan(0)
    const problems: string[] = []
    for (const path of cover) {
      const found = await walk(script, path)
      problems.push(...found.map((problem) => `${path.id}: ${problem}`))
    }
    expect(problems).toEqual([])
  })

  it(`${rules}: every simple path of up to ${script.bound} steps stays in the graph`, () => {
    const { steps, problems } = checkSimplePaths(model)
    expect(steps).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  const sent = cover.filter(({ steps }) => steps.at(-1)?.stimulus.kind === 'send')
  if (script.sends.length === 0) return
  it(`${rules}: a real actor that receives a user event twice calls a port at most once`, async () => {
    expect(sent.length).toBeGreaterThan(0)
    for (const path of sent) expect(await walkWithDoubleSubmit(script, path), path.id).toEqual([])
  })
}
