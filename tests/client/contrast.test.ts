import { describe, expect, test } from 'vitest'
import { contrastOf, hexOf } from '../../src/ui/theme/contrast.ts'
import { controlPairs, textPairs } from '../../src/ui/theme/pairs.ts'
import { contrastDark, contrastLight, dark, light } from '../../src/ui/theme/palette.ts'

describe.each([
  ['light', light, 4.5, 3],
  ['dark', dark, 4.5, 3],
  ['high contrast, light', contrastLight, 7, 4.5],
  ['high contrast, dark', contrastDark, 7, 4.5],
] as const)('the theme: %s', (_, palette, forText, forControls) => {
  test.each(textPairs)(`text %s on %s has a contrast of at least ${forText}:1`, (front, ground) => {
    expect(contrastOf(palette[front], palette[ground])).toBeGreaterThanOrEqual(forText)
  })

  test.each(controlPairs)(
    `control %s beside %s has a contrast of at least ${forControls}:1`,
    (front, ground) => {
      expect(contrastOf(palette[front], palette[ground])).toBeGreaterThanOrEqual(forControls)
    },
  )
})

test('contrastOf returns 21 for white on black and 1 for equal colors', () => {
  expect(contrastOf('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1)
  expect(contrastOf('oklch(0.5 0.1 20)', 'oklch(0.5 0.1 20)')).toBe(1)
})

test('hexOf returns the hexadecimal notation of white, black and red', () => {
  expect(hexOf('oklch(1 0 0)')).toBe('#ffffff')
  expect(hexOf('oklch(0 0 0)')).toBe('#000000')
  expect(hexOf('oklch(0.627955 0.257683 29.2339)')).toBe('#ff0000')
})
