/** The colours of the page: as the system has them, or as the reader chose. */
export type Theme = 'system' | 'light' | 'dark' | 'contrast'
