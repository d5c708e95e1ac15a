import { actorArguments } from '../actors/actor-arguments.ts'
import { provideCatalogue } from '../actors/catalogue.ts'
import type { Join } from '../actors/provided.ts'

/** The actors that the frame around every screen starts with. */
export const frameActors = (join: Join) => ({
  categories: actorArguments(join(provideCatalogue).allCategories, { of: '' }),
})
