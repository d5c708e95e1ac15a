/** Made by tests/tools/bench/beside.ts. */
declare module 'virtual:captured' {
  export const branches: readonly (import('./capture.ts').Branch | string)[]
}
