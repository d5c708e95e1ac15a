/** Who walks the paths: an actor alone, the rendered screen, Storybook's play function, a browser in the product. */
export const drivers = ['pure', 'rendered', 'storybook', 'product'] as const
export type Driver = (typeof drivers)[number]
