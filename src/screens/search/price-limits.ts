/** Returns the limits in US dollars of a range of prices such as '25-50', '-50' or '500-', which has no upper limit. */
export function priceLimits(range: string): { from: number; to: number } {
  const [from = '', to = ''] = range.split('-')
  return { from: Number(from), to: to === '' ? Infinity : Number(to) }
}
