import { actorArguments } from '../actors/actor-arguments.ts'
import { provideCatalogue } from '../actors/catalogue.ts'
import type { GetMachines } from '../actors/page-actors.ts'

/** The actors that the frame around every screen starts with. */
export const frameActors = (getMachines: GetMachines) => ({
  categories: actorArguments(getMachines(provideCatalogue).allCategories, { of: '' }),
})
