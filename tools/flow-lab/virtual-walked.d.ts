declare module 'virtual:walked' {
  const walked: import('./walked.ts').WalkedFlows
  export default walked
}
