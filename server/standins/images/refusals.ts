/** The status and message of each refusal by its stable code. The client translates the code. */
const refusals = {
  'sign-in-required': [401, 'Please log in to upload a picture.'],
  'picture-missing': [400, 'No picture came with the request. Please choose one.'],
  'picture-unknown': [404, 'There is no such picture.'],
  'picture-too-large': [413, 'This picture is larger than 8 MB. Please choose a smaller one.'],
  'picture-too-many-pixels': [
    413,
    'This picture has too many pixels. Please choose one under 40 megapixels.',
  ],
  'picture-unreadable': [
    415,
    'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or AVIF.',
  ],
  'picture-damaged': [422, 'This picture is damaged and could not be read.'],
  'too-many-pictures': [
    429,
    'These are many pictures at once. Please wait a moment and try again.',
  ],
  'picture-storage-full': [
    507,
    'There is no room for more pictures right now. Please try again later.',
  ],
  'picture-storage-unavailable': [503, "We couldn't reach the picture storage. Please try again."],
} as const satisfies Record<string, readonly [number, string]>

/** Seconds until a retry makes sense. */
const RETRY_AFTER = '5'

export type PictureRefusal = keyof typeof refusals

/** Every code, for the test that each language has a text for it. */
export const pictureRefusals = Object.keys(refusals)

/** An upload that is not accepted. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
  readonly code: PictureRefusal
  constructor(code: PictureRefusal, options?: ErrorOptions) {
    super(refusals[code][1], options)
    this.code = code
  }
}

/** Returns an error in imgbb's format: `success`, and an `error` with a message for the user and our own `code`. */
export function refusalResponse(code: PictureRefusal): Response {
  const [status, message] = refusals[code]
  const response = Response.json({ success: false, status, error: { message, code } }, { status })
  response.headers.set('cache-control', 'no-store')
  if (status === 503) response.headers.set('retry-after', RETRY_AFTER)
  if (status === 401) response.headers.set('www-authenticate', 'Bearer')
  return response
}
