/** Something the user is told in passing, as a toast. */
export type Notice = { tone: 'positive' | 'negative' | 'neutral'; title: string; detail?: string }
