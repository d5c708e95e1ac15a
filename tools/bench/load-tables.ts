import type { Load } from './load.ts'
import { inKilobytes, inWords, table } from './markdown.ts'
import { pairRatios, type Spread, spreadOf } from './statistics.ts'
import { KINDS } from './wire.ts'

/** Interleaved loads of several pages, by page name. */
export type Loads = Readonly<Record<string, readonly Load[]>>

/** One metric of a load. */
type Figure = (load: Load) => number

export const firstPaint: Figure = (load) => load.firstPaint
export const largestPaint: Figure = (load) => load.largestPaint
export const typeable: Figure = ({ typeable: time }) => time ?? Number.NaN

const spread = (loads: readonly Load[], figure: Figure): Spread => spreadOf(loads.map(figure))

/** Returns the median over all runs. */
export const middle = (loads: readonly Load[], figure: Figure): number =>
  spread(loads, figure).median

/** Returns the ratio of a metric between two pages, run by run. */
export const ratio = (ours: readonly Load[], others: readonly Load[], figure: Figure): Spread =>
  pairRatios(ours.map(figure), others.map(figure))

/** `more`: metrics in front of the others, by column heading. */
export const timesTable = (loads: Loads, more: Readonly<Record<string, Figure>> = {}): string =>
  table(
    ['page', ...Object.keys(more), 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'script ms', 'heap MB'],
    Object.entries(loads).map(([name, all]) => [
      name,
      ...Object.values(more).map((figure) => inWords(spread(all, figure))),
      inWords(spread(all, firstPaint)),
      inWords(spread(all, largestPaint)),
      inWords(spread(all, ({ blocking }) => blocking)),
      middle(all, ({ shift }) => shift).toFixed(3),
      inWords(spread(all, ({ scripting }) => scripting)),
      middle(all, ({ heap }) => heap / 1e6).toFixed(1),
    ]),
  )

export const ratiosTable = (
  ours: readonly Load[],
  others: Loads,
  figures: Readonly<Record<string, Figure>>,
): string =>
  table(
    ['Loppis, pair by pair', ...Object.keys(figures)],
    Object.entries(others).map(([name, all]) => [
      `over ${name}`,
      ...Object.values(figures).map((figure) => inWords(ratio(ours, all, figure), 2)),
    ]),
  )

export const bytesTable = (loads: Loads): string =>
  table(
    ['over the line, kB', 'requests', ...KINDS, 'all'],
    Object.entries(loads).map(([name, all]) => [
      name,
      middle(all, ({ wire }) => wire.requests).toFixed(0),
      ...KINDS.map((kind) => inKilobytes(middle(all, ({ wire }) => wire.bytes[kind]))),
      inKilobytes(middle(all, ({ wire }) => wire.all)),
    ]),
  )
