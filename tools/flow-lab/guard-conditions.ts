const sources = import.meta.glob<string>('/machines/*.machine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A guard is a function of the machine's file, or one of its setup. */
const DESCRIBED = /\/\*\*((?:(?!\*\/).)+)\*\/\s+(?:const (\w+) =|(\w+):)/gs

const oneLine = (comment: string) => comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()

/** Returns what each guard of a machine checks, by its name: the docstring of the guard. */
export const guardConditions = (machine: string): ReadonlyMap<string, string> =>
  new Map(
    [...(sources[`/machines/${machine}.machine.ts`] ?? '').matchAll(DESCRIBED)].map(
      ([, comment = '', ofFile, ofSetup]) => [ofFile ?? ofSetup ?? '', oneLine(comment)] as const,
    ),
  )
