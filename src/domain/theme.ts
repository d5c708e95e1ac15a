/** The color theme: the system's, or the user's choice. */
export type Theme = 'system' | 'light' | 'dark' | 'contrast'
