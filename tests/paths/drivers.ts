/**
 * The drivers that walk paths: an actor alone, the rendered screen, Storybook's play function, the product in a
 * browser.
 */
export const drivers = ['pure', 'rendered', 'storybook', 'product'] as const
export type Driver = (typeof drivers)[number]

export const driverTitles: Readonly<Record<Driver, string>> = {
  pure: 'machine alone',
  rendered: 'on the screen',
  storybook: 'in Storybook',
  product: 'in the product',
}
