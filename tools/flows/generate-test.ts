import { nameOf } from '../../tests/model/script.ts'
import { type PathOfRun, type Retraceable, titleOf } from '../../tests/paths/recording-path.ts'

/** Formats a text as a string literal. */
const quoted = (text: string) =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`

/**
 * Returns the source of a test that walks the steps of a run and fails while the flow still ends where the report was
 * saved. `flows`: the import path from the test's folder to this one.
 */
export function testOf<List extends Retraceable>(
  { record, steps, lead, from }: PathOfRun<List>,
  list: Retraceable,
  report: string,
  flows: string,
): string {
  const end = nameOf(record.position.state)
  const lost =
    from === 'laterState'
      ? [
          `// The report has lost the start: the first ${lead} steps are a shortest way to what it knows.`,
        ]
      : []
  return `// Made from ${report}.json, in which ${titleOf(record)} stood in '${end}' when it was saved.
// It is red while the same steps still end there. Mend the machine, or what its ports do; then say in the last line
// where they should end instead: expect(end).toBe('…'). Where '${end}' is right after all, this file can go.
${lost.map((line) => `${line}\n`).join('')}import { expect, it } from 'vitest'
import { listNamed } from '${flows}/paths-command.ts'
import { machines } from '${flows}/registry.ts'

const steps = [
${steps
  .map(
    ({ stimulus, expected }) =>
      `  { stimulus: { name: ${quoted(stimulus.name)} }, expected: ${quoted(nameOf(expected))} },`,
  )
  .join('\n')}
]

it(${quoted(`${list.name}: the reported path no longer ends in ${end}`)}, async () => {
  const { end } = await listNamed(machines, ${quoted(list.name)}).replay({ steps })
  expect(end).not.toBe(${quoted(end)})
})
`
}
