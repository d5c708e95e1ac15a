import type { Page } from 'playwright'

/** Stores the draft of a dialog about a product in the page's browser, as src/services/drafts.ts does. */
export async function storeDraft(
  page: Page,
  of: { kind: 'booking' | 'report'; email: string; productId: string },
  form: Readonly<Record<string, string>>,
): Promise<void> {
  const key = `loppis.draft.v1/${of.kind}/${encodeURIComponent(of.email)}/${of.productId}`
  await page.evaluate(([at, text]) => localStorage.setItem(at, text), [
    key,
    JSON.stringify(form),
  ] as const)
}
