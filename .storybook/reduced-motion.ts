const wish = 'prefers-reduced-motion: reduce'

/** The reduced-motion rules that are currently forced on, with their original media text. */
const waiting = new Map<CSSMediaRule, string>()

function collect({ cssRules }: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(wish)) {
      waiting.set(rule, rule.media.mediaText)
    }
    if (rule instanceof CSSGroupingRule) collect(rule)
  }
}

/** Forces the style sheets' `prefers-reduced-motion` rules on, or restores their media queries. */
export function setReducedMotion(isCalm: boolean): void {
  for (const [rule, media] of waiting) rule.media.mediaText = media
  waiting.clear()
  if (!isCalm) return
  for (const sheet of document.styleSheets) collect(sheet)
  for (const rule of waiting.keys()) rule.media.mediaText = 'all'
}
