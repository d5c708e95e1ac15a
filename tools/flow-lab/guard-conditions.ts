const sources = import.meta.glob<string>('/machines/*.{machine,setup}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The `guards` of a machine's setup, up to the closing brace with the same indent. */
const GUARDS = /^( *)guards: \{\n(.*?)^\1\},$/ms
const DESCRIBED = /\/\*\*(.+?)\*\/\s+(\w+):/gs

const oneLine = (comment: string) => comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()

/** Returns what each guard of a machine checks, by its name: the docstring of the guard. */
export const guardConditions = (machine: string): ReadonlyMap<string, string> =>
  new Map(
    ['machine', 'setup'].flatMap((kind) => {
      const guards = GUARDS.exec(sources[`/machines/${machine}.${kind}.ts`] ?? '')?.[2] ?? ''
      return [...guards.matchAll(DESCRIBED)].map(
        ([, comment = '', name = '']) => [name, oneLine(comment)] as const,
      )
    }),
  )
