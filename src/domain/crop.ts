/** A part of a picture, in its own pixels. */
export type CropArea = { x: number; y: number; width: number; height: number }

/** How far the picture is moved, in pixels of the screen. */
export type CropPosition = { x: number; y: number }

/** Width to height of the part that stays, by the shape that the user chooses. */
export const CROP_SHAPES = { square: 1, landscape: 4 / 3, portrait: 3 / 4 } as const
export type CropShape = keyof typeof CROP_SHAPES

/** The picture is shown up to this many times larger. */
export const LARGEST_ZOOM = 3
