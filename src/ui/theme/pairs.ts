import type { ColorName } from './palette.ts'

/** A foreground colour and the ground colour behind it. */
export type Pair = readonly [front: ColorName, ground: ColorName]

const grounds: readonly ColorName[] = ['paper', 'surface', 'sunken']
const pictureGrounds: readonly ColorName[] = ['groundSand', 'groundMoss', 'groundSky', 'groundRose']

/** Every pair of text and ground colour that a component uses. */
export const textPairs: readonly Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['ink', ground],
    ['inkQuiet', ground],
    ['positive', ground],
    ['held', ground],
    ['danger', ground],
  ]),
  ...pictureGrounds.map((ground): Pair => ['ink', ground]),
  ['ink', 'positiveGround'],
  ['ink', 'heldGround'],
  ['ink', 'dangerGround'],
  ['positive', 'positiveGround'],
  ['held', 'heldGround'],
  ['danger', 'dangerGround'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['paper', 'ink'],
]

/** Outlines, focus rings, icons and the accent fill: the colours that identify a control. */
export const controlPairs: readonly Pair[] = [
  ...(['paper', 'surface'] as const).flatMap((ground): Pair[] => [
    ['edge', ground],
    ['accent', ground],
    ['focus', ground],
  ]),
  ['focus', 'sunken'],
  ['positiveGround', 'ink'],
  ['dangerGround', 'ink'],
]
