const wish = 'prefers-reduced-motion: reduce'

/** The rules that wait for the wish, and what they were written for. */
const waiting = new Map<CSSMediaRule, string>()

function collect({ cssRules }: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(wish)) {
      waiting.set(rule, rule.media.mediaText)
    }
    if (rule instanceof CSSGroupingRule) collect(rule)
  }
}

/** Lets the style sheets' own rules for reduced motion hold, or hold only where the system asks for them. */
export function keepCalm(isCalm: boolean): void {
  for (const [rule, media] of waiting) rule.media.mediaText = media
  waiting.clear()
  if (!isCalm) return
  for (const sheet of document.styleSheets) collect(sheet)
  for (const rule of waiting.keys()) rule.media.mediaText = 'all'
}
