/** Stands for the market's origin in what a browser keeps of who is signed in: each market of a run has another one. */
export const ORIGIN = 'http://market.invalid'
