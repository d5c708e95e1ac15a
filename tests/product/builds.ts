import { twoBuilds } from './renewed-build.ts'

/** The builds that the app of the product walks serves: the second one after `renew`. */
export const builds = twoBuilds()
