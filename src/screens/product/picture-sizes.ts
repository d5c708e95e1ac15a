/** The widths at which the page of a product shows its picture. */
export const PICTURE_SIZES = '(min-width: 64rem) 44rem, (min-width: 40rem) 50vw, 100vw'
