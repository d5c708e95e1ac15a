/** An ISO 8601 duration of days, hours and minutes, such as 'P3D' or 'PT48H'. */
export type Duration = `P${number}D` | `PT${number}H` | `PT${number}M`

const MILLISECONDS = { D: 86_400_000, H: 3_600_000, M: 60_000 } as const

const isUnit = (unit: string | undefined): unit is keyof typeof MILLISECONDS =>
  unit !== undefined && unit in MILLISECONDS

/** Returns a duration in milliseconds. Throws if the text is not a positive duration of days, hours or minutes. */
export function millisecondsOf(duration: string): number {
  const [, days, time, unit] = /^P(?:([1-9]\d*)D|T([1-9]\d*)([HM]))$/.exec(duration) ?? []
  if (days !== undefined) return Number(days) * MILLISECONDS.D
  if (isUnit(unit)) return Number(time) * MILLISECONDS[unit]
  throw new Error(`'${duration}' is not a duration such as P3D, PT48H or PT5M.`)
}
