/** So many characters at once do not hold up a frame of a slow phone. */
export const PIECE = 65_536

/** What comes then is done in a task of its own: a press is heard between two, and a frame drawn. */
export const nextTask = (): Promise<void> => new Promise((goOn) => setTimeout(goOn))
