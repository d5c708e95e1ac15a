import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What each folder must not import: file, module. */
const forbidden: readonly [file: string, module: string][] = [
  ['src/domain/money.ts', 'xstate'],
  ['src/domain/money.ts', '../api/api.ts'],
  ['machines/payment.machine.ts', 'react'],
  ['machines/payment.machine.ts', 'ky'],
  ['machines/payment.machine.ts', '../src/api/api.ts'],
  ['machines/payment.machine.ts', '../src/services/cards.tsx'],
  ['src/api/payments.ts', 'firebase/auth'],
  ['src/api/payments.ts', '../services/token.ts'],
  ['src/api/payments.ts', '../../machines/payment.machine.ts'],
  ['src/services/token.ts', '../../machines/session.machine.ts'],
  ['src/services/token.ts', '../ui/Button/Button.tsx'],
  ['src/services/token.ts', 'ky'],
  ['src/actors/payment.ts', 'react'],
  ['src/actors/payment.ts', 'ky'],
  ['src/actors/payment.ts', '../screens/payment/PaymentView.tsx'],
  ['src/ui/Button/Button.tsx', '../../domain/money.ts'],
  ['src/ui/Button/Button.tsx', '../../../machines/payment.machine.ts'],
  ['src/ui/Button/Button.tsx', 'xstate'],
  ['src/screens/payment/PaymentView.tsx', 'ky'],
  ['src/screens/payment/PaymentView.tsx', '@stripe/react-stripe-js'],
  ['src/screens/payment/PaymentView.tsx', 'wouter'],
  ['src/screens/payment/PaymentView.tsx', '../../app/App.tsx'],
  ['src/screens/payment/PaymentView.tsx', '../../api/api.ts'],
  ['src/app/App.tsx', 'firebase/app'],
  ['src/app/App.tsx', '../api/api.ts'],
  ['server/app.ts', '../src/domain/money.ts'],
  ['server/app.ts', '../machines/payment.machine.ts'],
]
const stateHooks = ['useState', 'useReducer', 'useEffect', 'useLayoutEffect']

/** What each folder is there to import. */
const allowed: readonly [file: string, module: string][] = [
  ['src/domain/money.ts', 'superstruct'],
  ['machines/payment.machine.ts', 'xstate'],
  ['machines/payment.machine.ts', '../src/domain/money.ts'],
  ['src/api/payments.ts', 'ky'],
  ['src/services/identity.ts', 'firebase/auth'],
  ['src/actors/payment.ts', '../../machines/payment.machine.ts'],
  ['src/screens/payment/PaymentView.tsx', '../../ui/Button/Button.tsx'],
  ['src/app/App.tsx', '../screens/home/HomeScreen.tsx'],
]

describe('who may import whom', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loppis-imports-'))
  const trees = new Map<string, string>()

  /** Each case in a tree of its own, since several are about the same file; linted in one run. */
  const plant = (file: string, source: string) => {
    const tree = join('cases', String(trees.size))
    trees.set(`${file}|${source}`, tree)
    mkdirSync(join(folder, tree, dirname(file)), { recursive: true })
    writeFileSync(join(folder, tree, file), source)
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, tree, '.oxlintrc.json'))
  }
  const importing = (module: string) => `export * from '${module}'\n`
  const hookSource = (hook: string) => `export { ${hook} } from 'react'\n`
  let findings: { filename: string; code: string; help?: string }[] = []

  beforeAll(() => {
    for (const [file, module] of [...forbidden, ...allowed]) plant(file, importing(module))
    for (const hook of stateHooks) plant('src/screens/payment/PaymentView.tsx', hookSource(hook))
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', 'cases'],
      { cwd: folder, encoding: 'utf8' },
    )
    findings = JSON.parse(stdout).diagnostics
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const refusals = (file: string, source: string) =>
    findings.filter(
      ({ filename, code }) =>
        filename === join(trees.get(`${file}|${source}`) ?? '', file) &&
        code.includes('no-restricted-imports'),
    )

  it.each(forbidden)('%s must not import %s, and is told where to go instead', (file, module) => {
    const [refusal] = refusals(file, importing(module))
    expect(refusal?.help ?? '').toMatch(/\w{3}.*\./)
  })

  it.each(allowed)('%s may import %s', (file, module) => {
    expect(refusals(file, importing(module))).toEqual([])
  })

  it.each(stateHooks)('a screen must not use %s: state belongs to a machine', (hook) => {
    const source = hookSource(hook)
    expect(refusals('src/screens/payment/PaymentView.tsx', source)).toHaveLength(1)
  })
})

describe('files', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'machines', 'server', 'tests'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs|js)$/.test(file))
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1

  it('are looked at, all of them', () => {
    expect(files.length).toBeGreaterThan(100)
  })

  it('are under 200 lines, machines under 150', () => {
    const limit = (file: string) => (file.startsWith('machines/') ? 150 : 200)
    expect(files.filter((file) => linesOf(file) > limit(file))).toEqual([])
  })

  it('have names that tell what is inside', () => {
    const empty = /(?:^|\/)(?:utils?|lib|helpers?|common|misc)(?:\/|\.|$)/
    const barrel = (file: string) => /^index\.tsx?$/.test(basename(file))
    expect(files.filter((file) => empty.test(file) || barrel(file))).toEqual([])
  })
})
