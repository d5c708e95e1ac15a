/** The path at which the market's server mounts the stand-in. */
export const MOUNT_PATH = '/standins/cards'
