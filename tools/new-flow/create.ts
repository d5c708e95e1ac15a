import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of a flow, with the words of `wordsFor` in their names and texts. */
const SKELETON = join(import.meta.dirname, 'skeleton')

/** A noun in camel case, as in productReport. */
export const isNoun = (text: string): boolean => /^[a-z]+(?:[A-Z][a-z]+)*$/.test(text)

const inKebabCase = (noun: string) =>
  noun.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
const inProse = (noun: string) => inKebabCase(noun).replaceAll('-', ' ')
const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Replaces the placeholders of the skeleton. */
function filledIn(text: string, noun: string): string {
  const path = inKebabCase(noun)
  return text
    .replaceAll('NOUNCAP', capitalized(noun))
    .replaceAll('NOUN', noun)
    .replaceAll('PATH', path)
    .replaceAll('WORDS', capitalized(inProse(noun)))
    .replaceAll('PROSE', inProse(noun))
}

/** A line that a flow adds to a file: `text` goes before the first match of `before`. */
type Insertion = { file: string; before: RegExp; text: string }

const insertions: readonly Insertion[] = [
  {
    file: 'src/screens/routes.ts',
    before: /$/,
    text: "export { NOUN } from './NOUN/NOUN.route.ts'\n",
  },
  {
    file: 'src/api/api.ts',
    before: /\n\n\/\*\*/,
    text: "\nimport { NOUNApi } from './NOUN.ts'",
  },
  { file: 'src/api/api.ts', before: / {2}\} satisfies/, text: '    ...NOUNApi(http),\n' },
  ...[/ {4}notFound: 'Not/, / {4}notFound: 'Sidan/].map((before) => ({
    file: 'src/messages/pages.ts',
    before,
    text: "    NOUN: 'WORDS',\n",
  })),
  {
    file: 'tests/flows/flows.ts',
    before: /import type \{ AnyFlow \}/,
    text: "import { NOUN } from './NOUN/NOUN.flow.ts'\n",
  },
  { file: 'tests/flows/flows.ts', before: /\]\n$/, text: '  NOUN,\n' },
  {
    file: 'machines/README.md',
    before: /\n\n## Payment, in the order/,
    text: '\n| PROSE | [`NOUN.machine.ts`](graphs/NOUN.svg) | WORDS | |',
  },
]

/** Inserts the line. Throws if the place is not found. */
function insert(project: string, { file, before, text }: Insertion, noun: string): void {
  const path = join(project, file)
  const source = readFileSync(path, 'utf8')
  const at = source.search(before)
  if (at === -1) throw new Error(`${file} has no place for a flow: ${before.source}`)
  writeFileSync(path, source.slice(0, at) + filledIn(text, noun) + source.slice(at))
}

const skeletonFor = (noun: string) =>
  globSync('**/*.txt', { cwd: SKELETON }).map((file) => ({
    from: join(SKELETON, file),
    to: filledIn(file.replace(/\.txt$/, ''), noun),
  }))

/** Returns the files of the project that the flow of a noun would overwrite. */
export const filesInTheWay = (project: string, noun: string): string[] =>
  skeletonFor(noun).flatMap(({ to }) => (existsSync(join(project, to)) ? [to] : []))

/**
 * Writes the skeleton of a flow into the project: machine, screen, call, texts and tests. Draws its diagram. Returns the
 * paths of all files that it has written or changed. Throws, and writes nothing, if one of the new files exists.
 */
export function createFlow(project: string, noun: string): string[] {
  const existing = filesInTheWay(project, noun)
  if (existing.length > 0) throw new Error(`There is a file already: ${existing.join(', ')}`)
  const skeleton = skeletonFor(noun)
  for (const { from, to } of skeleton) {
    mkdirSync(dirname(join(project, to)), { recursive: true })
    writeFileSync(join(project, to), filledIn(readFileSync(from, 'utf8'), noun))
  }
  for (const insertion of insertions) insert(project, insertion, noun)
  const changed = new Set([...skeleton.map(({ to }) => to), ...insertions.map(({ file }) => file)])
  const run = (...call: readonly string[]) =>
    execFileSync(process.execPath, call, { cwd: project, stdio: 'pipe' })
  run('node_modules/oxfmt/bin/oxfmt', ...changed)
  run('tools/graphs/render.ts')
  return [...changed, `machines/graphs/${noun}.svg`, 'docs/paths.md'].toSorted()
}
