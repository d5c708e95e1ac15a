/** Business constants and limits (specification, section 9). */
/** US dollars. */
export const FREE_DELIVERY_OVER = 49.86
export const RETURN_WINDOW_DAYS = 30
export const CONDITIONS = ['excellent', 'good', 'fair'] as const
export const ROLES = ['buyer', 'seller', 'admin'] as const
/** Users cannot register as admin (rule S2). */
export const REGISTRATION_ROLES = ['buyer', 'seller'] as const
export const ACCESS_TOKEN_KEY = 'accessToken'
/** Maximum lengths of an account's details in characters after trimming, inclusive. */
export const ACCOUNT_LIMITS = { name: 120, phone: 40, place: 200 } as const
/** Maximum lengths of seller input in characters after trimming, inclusive (rule L2). */
export const PRODUCT_NAME_LIMIT = 48
export const DESCRIPTION_LIMIT = 500
export const CONTACT_LIMIT = 40
export const LOCATION_LIMIT = 200
/** The range of a card charge, in US dollars: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
export const ASKING_PRICES = { lowest: 0.5, highest: 999_999.99 } as const
/** In US dollars. */
export const HIGHEST_RETAIL_PRICE = 1_000_000
export const OLDEST_PURCHASE_YEAR = 1900
/** Bytes; the messages call this 50 MB. The browser sends a smaller picture. */
export const LARGEST_PICTURE = 50 * 1024 * 1024
/** The longest side of a picture is at least this long, in pixels. */
export const SMALLEST_PICTURE = 320
/** Listed explicitly: a phone that stores photos in another format then converts them to JPEG. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
/** Only some browsers can read these; the picture that they send is a JPEG. */
export const CONVERTED_TYPES = ['image/heic', 'image/heif'] as const

/** How many pictures a product has at most, with its cover. */
export const MOST_PICTURES = 8

/** The possible states of a buyer's money. */
export const CHARGE_STATUSES = ['notCharged', 'unknown', 'charged', 'recorded'] as const

/** The groups of a buyer's orders, in the order of My Orders. */
export const ORDER_GROUPS = ['toPay', 'paid', 'unavailable'] as const
export type OrderGroup = (typeof ORDER_GROUPS)[number]

/** The groups of a seller's products; the products for sale are those that are advertised, and the others. */
export const PRODUCT_GROUPS = [
  'forSale',
  'advertised',
  'notAdvertised',
  'notForSale',
  'sold',
] as const
export type ProductGroup = (typeof PRODUCT_GROUPS)[number]

/** The groups of the sellers in All Sellers. */
export const SELLER_GROUPS = ['toVerify', 'verified'] as const
export type SellerGroup = (typeof SELLER_GROUPS)[number]

/** The groups of reported products: those that still exist, and those already deleted. */
export const REPORT_GROUPS = ['listed', 'deleted'] as const
export type ReportGroup = (typeof REPORT_GROUPS)[number]
