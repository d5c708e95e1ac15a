import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runQuietly } from '../../server/commands/run.mjs'
import { projectNode, root } from '../../server/commands/runtime.mjs'
import { typeChecks } from '../runner/checks.mjs'
import { copyProject } from '../served/project-copy.ts'

const { project, remove } = copyProject()
afterAll(remove)

/** Writes `line` before the first text that matches. */
function insert(file: string, before: RegExp, line: string): void {
  const path = join(project, file)
  const text = readFileSync(path, 'utf8')
  const at = text.search(before)
  if (at === -1) throw new Error(`${file} has no ${before.source}`)
  writeFileSync(path, text.slice(0, at) + line + text.slice(at))
}

const run = (call: readonly string[]) => runQuietly(projectNode, [...call], { cwd: project })

const migration = "alter table products add column colour text not null default '';\n"
writeFileSync(join(project, 'server/database/migrations/999-colour.sql'), migration)
insert(
  'server/listings/listing-fields.ts',
  / {2}location: \{ column/,
  "  colour: { column: 'colour', struct: filledText(40), fallback: '', answer: string() },\n",
)
insert(
  'src/domain/listing-form.ts',
  / {2}location: \{\n/,
  "  colour: { required: null, read: textUpTo(40, message('locationLimit')) },\n",
)
insert('src/domain/product.ts', / {2}location: /, '  colour: extension(string()),\n')
for (const label of ['Location', 'Plats']) {
  insert(
    'src/messages/listing.ts',
    new RegExp(` {6}location: \\{ label: '${label}'`),
    "      colour: { label: 'Colour' },\n",
  )
}
insert(
  'src/screens/addProduct/ListingFields.tsx',
  / {2}location: \{\n/,
  '  colour: { isWide: false, render: (field) => <TextField {...field} required={false} /> },\n',
)
writeFileSync(
  join(project, 'tests/server/colour.test.ts'),
  `import { expect, test } from 'vitest'
import { parseListing } from '../../src/domain/listing-form.ts'
import { callAs } from './callers.ts'
import { chair } from './chair.ts'
import { openTestApp } from './test-app.ts'

test('a listing has a colour', async () => {
  const market = await openTestApp()
  const texts = Object.entries({ ...chair, description: '', colour: 'Green' })
  const form = Object.fromEntries(texts.map(([name, value]) => [name, String(value)]))
  const json = { ...parseListing(form as never, 2026), image: chair.image }
  const { body } = await callAs(market, 'sue', 'POST', '/add-product', { json })
  const path = \`/listings/\${(body as { insertedId: string }).insertedId}\`
  const listing = () => callAs(market, 'sue', 'GET', path)
  expect(await listing()).toMatchObject({ body: { product: { colour: 'Green' } } })
  const headers = { 'if-match': '"1"' }
  await callAs(market, 'sue', 'PATCH', path, { json: { colour: 'Red' }, headers })
  expect(await listing()).toMatchObject({
    body: { product: { colour: 'Red' }, timeline: [{}, { fields: ['colour'] }] },
  })
  expect(await market.call('GET', '/search?q=chair')).toMatchObject({
    body: { products: [{ productName: 'Chair', colour: 'Red' }] },
  })
  const long = { ...json, colour: 'x'.repeat(41) }
  expect(await callAs(market, 'sue', 'POST', '/add-product', { json: long })).toMatchObject({
    status: 400,
  })
})
`,
)

describe('a field of a listing that is added by a row on each side, a column and a message', () => {
  it('compiles', async () => {
    expect(await run(['tools/tables/run.ts'])).toMatchObject({ ok: true })
    for (const { call } of typeChecks.filter(({ name }) => /of (?:src|server|tests)$/.test(name))) {
      expect((await run(call)).output).toBe('')
    }
  })

  it('is parsed, stored, edited and answered', async () => {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
    const call = [vitest, 'run', '--project=fast', 'tests/server/colour.test.ts']
    expect(await run(call)).toMatchObject({ ok: true })
  })
})
