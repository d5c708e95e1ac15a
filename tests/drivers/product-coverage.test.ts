import { describe, expect, it } from 'vitest'
import { explore } from '../model/paths.ts'
import { transitionCover } from '../model/transition-cover.ts'
import { takenBy } from '../model/transitions.ts'
import { paymentInProduct } from '../flows/payment/payment.product.ts'
import { isReachable, productCover } from '../product/coverage.ts'

const model = explore(paymentInProduct.script)
const short = transitionCover(model, ({ stimulus }, stepsBefore) =>
  isReachable(paymentInProduct, stimulus, stepsBefore),
)
const long = productCover(paymentInProduct, model)

describe('the chained paths of a flow', () => {
  it('take the same transitions as one path per transition', () => {
    expect(long.untaken).toEqual(short.untaken)
    expect(takenBy(model, long.paths)).toEqual(takenBy(model, short.paths))
  })

  it('are fewer and at most 24 steps long', () => {
    expect(long.paths.length).toBeLessThan(short.paths.length)
    expect(Math.max(...long.paths.map(({ steps }) => steps.length))).toBeLessThanOrEqual(24)
  })

  it('continue after a step that ends them only to a transition that no other path takes', () => {
    const ends = Object.keys(paymentInProduct.ends ?? {})
    expect(ends).not.toEqual([])
    const taken = [...takenBy(model, long.paths)].length
    const needless = long.paths.filter((path) => {
      const { steps } = path
      const end = steps.findIndex(({ stimulus }) => ends.includes(stimulus.name))
      if (end === -1 || end === steps.length - 1) return false
      const others = long.paths.filter((one) => one !== path)
      const cut = { ...path, steps: steps.slice(0, end + 1) }
      return [...takenBy(model, [...others, cut])].length === taken
    })
    expect(needless).toEqual([])
  })
})
