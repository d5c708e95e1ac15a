import latin from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'

/** The name of the product's font. */
export const NAME = 'Familjen Grotesk'

/** The product's font with its Latin letters and its digits, for a document that our style sheets do not reach. */
export const fontFace = { family: NAME, file: latin, weight: '400 700' }
