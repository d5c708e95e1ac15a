import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { projectNode, root } from '../../server/commands/runtime.mjs'
import { runQuietly } from '../../server/commands/run.mjs'
import { typeChecks } from '../../tests/runner/checks.mjs'
import { copyProject } from '../../tests/served/project-copy.ts'
import { createFlow, isNoun } from './create.ts'

const { project, folder, remove } = copyProject()
afterAll(remove)

const files = createFlow(project, 'offerLetter')

const run = (call: readonly string[]) => runQuietly(projectNode, [...call], { cwd: project })

type Report = { testResults: { assertionResults: { status: string; title: string }[] }[] }

/** Runs these tests of the copy and returns the titles of those that fail. */
async function failing(paths: readonly string[]): Promise<string[]> {
  const report = join(folder, 'report.json')
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const options = ['--project=fast', '--reporter=json', `--outputFile=${report}`]
  await run([vitest, 'run', ...options, ...paths])
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed')
    .map(({ title }) => title)
    .toSorted()
}

describe('npm run new-flow offerLetter', () => {
  it('touches at most 20 files', () => {
    expect(files.length).toBeLessThanOrEqual(20)
  })

  it('writes code that passes the type check', async () => {
    // The tests import all of the flow.
    const { call = [] } = typeChecks.find(({ name }) => name === 'types of tests') ?? {}
    expect(await run(call)).toMatchObject({ ok: true })
  })

  it('writes code that passes the linter and is formatted', async () => {
    const code = files.filter((file) => /\.tsx?$/.test(file))
    const tool = (name: string) => join(root, 'node_modules', name, 'bin', name)
    expect(await run([tool('oxlint'), '--deny-warnings', ...code])).toMatchObject({ ok: true })
    expect(await run([tool('oxfmt'), '--check', ...files])).toMatchObject({ ok: true })
  })

  it('leaves those tests red that say what is to be filled in', async () => {
    const paths = ['drivers/machine', 'client/messages', 'drivers/flows']
    expect(await failing(paths.map((path) => `tests/${path}.test.ts`))).toEqual([
      'fill in: what holds of the offer letter in every state and after every event',
      'offerLetterMessages: every text exists in both languages and differs',
      'pageMessages: every text exists in both languages and differs',
    ])
  })

  it('refuses to overwrite a flow', () => {
    expect(() => createFlow(project, 'offerLetter')).toThrow('There is a file already')
  })

  it.each(['Offer', 'offer-letter', 'offer letter', ''])('refuses the noun %j', (noun) => {
    expect(isNoun(noun)).toBe(false)
  })
})
