import sharp from 'sharp'
import { COMPOSITION, composePicture, SIDE } from './pictures.ts'
import type { PictureRecipe } from './shapes.ts'
import { stableRandom } from './stable-random.ts'
import type { DemoProduct } from './stock.ts'

/** How a further picture differs from the cover. `near`: the part of the picture's side that a close-up shows. */
type View = { isFromBehind?: boolean; turn?: number; ground: number; near?: number }

/** The further pictures of a product, in their order. Neighbours differ most. */
const VIEWS: readonly View[] = [
  { isFromBehind: true, ground: 2 },
  { near: 0.55, ground: 0 },
  { turn: 13, ground: 4 },
  { isFromBehind: true, near: 0.62, ground: 5 },
  { turn: -9, ground: 6 },
]

/** A picture of a demo product that is drawn when somebody looks at it first. */
export type LatePicture = { key: string; draw: () => Promise<Uint8Array> }

/** Returns the picture of a product that its seller would take first. `folder`: of the renders. */
export function coverOf(folder: string | null, { product, ground }: DemoProduct): LatePicture {
  const { id, picture, condition } = product
  return {
    key: JSON.stringify([COMPOSITION, folder !== null, id, picture, ground, condition]),
    draw: () => composePicture(folder, id, picture, ground, condition),
  }
}

/** Returns up to five further pictures of a product; some products have none. */
export function viewsOf(folder: string | null, { product, ground }: DemoProduct): LatePicture[] {
  const { id, picture, condition } = product
  const count = Math.floor(stableRandom(`views ${id}`) * (VIEWS.length + 1))
  return VIEWS.slice(0, count).map((view, index) => ({
    key: JSON.stringify([COMPOSITION, folder !== null, id, picture, ground, condition, index]),
    draw: async () => {
      const seen = recipeOf(picture, view)
      const drawn = await composePicture(folder, id, seen, ground + view.ground, condition)
      return view.near === undefined ? drawn : closeUp(drawn, view.near)
    },
  }))
}

function recipeOf(recipe: PictureRecipe, { isFromBehind = false, turn = 0 }: View): PictureRecipe {
  const { mirrored = false } = recipe
  const upright = recipe.turn ?? 0
  return {
    ...recipe,
    mirrored: mirrored !== isFromBehind,
    // A render that lies at an angle lies at the opposite angle in a mirror.
    turn: (isFromBehind ? -upright : upright) + turn,
  }
}

/** Shows the middle of the object, at the size of the whole picture. */
function closeUp(png: Uint8Array, near: number): Promise<Buffer> {
  const side = Math.round(SIDE * near)
  const left = Math.round((SIDE - side) / 2)
  const top = Math.round((SIDE - side) * 0.6)
  return sharp(png)
    .extract({ left, top, width: side, height: side })
    .resize(SIDE, SIDE, { kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
