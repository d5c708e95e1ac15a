/** Made by tests/bench/beside.ts. */
declare module 'virtual:captured' {
  export const branches: readonly (import('./capture.ts').Branch | string)[]
}
