import { atMost, type Bench, type Finding, type Goal, inMs } from './finding.ts'
import { interleave } from './interleave.ts'
import { type ListVisit, type LongList, visitLongList } from './long-list.ts'
import { inWords, table } from './markdown.ts'
import { growth, pairRatios, spreadOf } from './statistics.ts'

const sizes = ['100', '1,000', '10,000'] as const
type Size = (typeof sizes)[number]
type Visits = Readonly<Record<Size, readonly ListVisit[]>>

/** Measures a list at three sizes. `listOf` returns the list with the given number of items. */
export async function measureLists(
  bench: Bench,
  thing: string,
  listOf: (count: number) => LongList,
): Promise<Finding> {
  const [site, browser] = await Promise.all([bench.site(), bench.browser()])
  const lists = {
    '100': listOf(100),
    '1,000': listOf(1_000),
    '10,000': listOf(10_000),
  } satisfies Record<Size, LongList>
  const visit = (size: Size) => () => visitLongList({ site, browser }, lists[size])
  const visits: Visits = await interleave(bench.runs, {
    '100': visit('100'),
    '1,000': visit('1,000'),
    '10,000': visit('10,000'),
  })
  return {
    text: `${figuresTable(thing, visits)}\n\n${growthLine(visits)}`,
    goals: goalsOf(thing, visits),
  }
}

const figures = {
  firstShown: (visit: ListVisit) => visit.firstShown,
  blocking: (visit: ListVisit) => visit.blocking,
  longestFrame: (visit: ListVisit) => visit.longestFrame,
}
const middle = (visits: readonly ListVisit[], figure: (visit: ListVisit) => number) =>
  spreadOf(visits.map(figure)).median

const figuresTable = (thing: string, visits: Visits) =>
  table(
    ['in one answer', `first ${thing} ms`, 'TBT ms', 'heap MB', 'frame p95 ms', 'longest frame ms'],
    sizes.map((size) => {
      const of = (figure: (visit: ListVisit) => number) =>
        inWords(spreadOf(visits[size].map(figure)))
      return [
        size,
        of(figures.firstShown),
        of(figures.blocking),
        middle(visits[size], ({ heap }) => heap / 1e6).toFixed(1),
        of(({ frame95 }) => frame95),
        of(figures.longestFrame),
      ]
    }),
  )

function growthLine(visits: Visits): string {
  const power = (figure: (visit: ListVisit) => number, small: Size, large: Size) => {
    const at = (size: Size) => ({
      size: Number(size.replace(',', '')),
      value: Math.max(1, middle(visits[size], figure)),
    })
    return `n^${growth(at(small), at(large)).toFixed(2)}`
  }
  const both = (figure: (visit: ListVisit) => number) =>
    `${power(figure, '100', '1,000')} to 1,000 and ${power(figure, '1,000', '10,000')} from there to 10,000`
  return [
    `The first one comes with ${both(figures.firstShown)};`,
    `TBT grows with ${both(figures.blocking)};`,
    `memory with ${both(({ heap }) => heap)}.`,
  ].join('\n')
}

function goalsOf(thing: string, visits: Visits): Goal[] {
  const over = (figure: (visit: ListVisit) => number) =>
    pairRatios(
      visits['10,000'].map(figure),
      visits['100'].map((visit) => Math.max(1, figure(visit))),
    ).median
  const name = (rest: string) => `10,000 ${thing}s in one answer: ${rest}`
  return [
    atMost(name(`the first over that of 100`), 1.3, over(figures.firstShown)),
    atMost(name('TBT over that of 100'), 2, over(figures.blocking)),
    atMost(
      name('longest frame on scroll'),
      50,
      middle(visits['10,000'], figures.longestFrame),
      inMs,
    ),
  ]
}
