/** The handlers that tell of an intent to follow a link, early enough to load what lies behind it. */
export const intent = (onIntent: (() => void) | undefined) =>
  onIntent === undefined
    ? {}
    : { onPointerEnter: onIntent, onFocus: onIntent, onTouchStart: onIntent }
