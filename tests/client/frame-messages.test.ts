import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { english } from '../../src/messages/catalogue.ts'
import { frameAppMessages, frameSpecMessages } from '../../src/messages/frame-catalogue.ts'

/** Returns the files of the first page's code: what src/main.tsx imports, directly or not, without import(). */
function filesOfFirstPage(): Set<string> {
  const files = new Set([join(import.meta.dirname, '..', '..', 'src', 'main.tsx')])
  // A set yields what is added while it is iterated.
  for (const file of files) {
    const imports = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)(?! type)[^;]*?'(?<path>\.[^']+\.tsx?)'$/gm,
    )
    for (const { groups } of imports) files.add(join(dirname(file), groups?.['path'] ?? ''))
  }
  return files
}

/** Returns the messages that a file sends, also those of a condition in the call, or reads from a catalogue. */
const messagesIn = (file: string) =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/\bcatalogue\.(\w+)/g, "message('$1')")
      .matchAll(/\bmessage\((?<given>[^)]*)/g),
  ].flatMap(({ groups }) =>
    [...(groups?.['given'] ?? '').matchAll(/'(?<key>\w+)'/g)]
      .map((found) => found.groups?.['key'] ?? '')
      .filter((key) => key in english),
  )

test('the first page has the sentences that its code sends, and no others', () => {
  const sent = new Set([...filesOfFirstPage()].flatMap(messagesIn))
  const loaded = Object.keys({ ...frameSpecMessages, ...frameAppMessages })
  expect(sent.size).toBeGreaterThan(10)
  expect(loaded.toSorted()).toEqual([...sent].toSorted())
})
