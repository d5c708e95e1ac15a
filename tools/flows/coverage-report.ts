import type { Coverage, MachineCoverage } from '../../tests/paths/coverage.ts'
import { driverTitles } from '../../tests/paths/drivers.ts'

/** Formats the coverage: '57 + 2 excused of 59'. */
const share = ({ taken, excused, missing }: Coverage) =>
  [
    `${taken}`,
    ...(excused.size === 0 ? [] : [`+ ${excused.size} excused`]),
    `of ${taken + excused.size + missing.length}`,
  ].join(' ')

function tableOf(rows: readonly (readonly string[])[]): string[] {
  const [head = []] = rows
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Formats the coverage of every machine as tables, followed by each reason and the missing transitions. */
export function reportOf(machines: readonly MachineCoverage[]): string {
  const names = (machines[0]?.drivers ?? []).map(({ driver }) => driverTitles[driver])
  const each = machines.flatMap(({ name, drivers }) =>
    drivers.map((coverage) => ({ where: `${name} ${driverTitles[coverage.driver]}`, ...coverage })),
  )
  const excused = each.flatMap((one) =>
    [...one.excused].map(([transition, reason]) => `  ${one.where}: ${transition}\n    ${reason}`),
  )
  const missing = each.flatMap(({ where, missing: untaken }) =>
    untaken.map((transition) => `  ${where}: ${transition}`),
  )
  return [
    ...tableOf([
      ['paths', 'states', 'transitions', 'simple', ...names],
      ...machines.map((one) => [
        one.name,
        ...[one.states, one.transitions, one.simple].map(String),
        ...one.drivers.map(({ paths }) => String(paths)),
      ]),
    ]),
    '',
    ...tableOf([
      ['transitions taken', ...names],
      ...machines.map((one) => [one.name, ...one.drivers.map(share)]),
    ]),
    ...(excused.length === 0 ? [] : ['', 'Excused, each with its reason:', ...excused]),
    ...(missing.length === 0 ? [] : ['', 'Missing:', ...missing]),
    '',
  ].join('\n')
}
