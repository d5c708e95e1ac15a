import { type EventObject, fromCallback } from 'xstate'
import { formFromDraft } from '../domain/form-draft.ts'
import type { ProductDraft } from '../domain/product-draft.ts'
import type { DraftService } from '../services/drafts.ts'

/**
 * Provides a dialog about a product with the drafts of its form; `empty` is the form before any input. `profileOf` returns
 * what the form of a user without a draft begins with.
 */
export function provideProductDrafts<Form extends Record<string, string>>(
  drafts: DraftService,
  kind: 'booking' | 'report',
  empty: Form,
  profileOf: (owner: string) => unknown = () => null,
) {
  const keyOf = ({ viewer, productId }: ProductDraft) =>
    viewer.kind === 'user' ? { kind, owner: viewer.email, subject: productId } : null
  return {
    // Sends the event before the dialog renders, because local storage is read synchronously.
    recallDraft: fromCallback<EventObject, ProductDraft>(({ input, sendBack }) => {
      const key = keyOf(input)
      const draft = key === null ? null : (drafts.recall(key) ?? profileOf(key.owner))
      if (draft !== null) sendBack({ type: 'draft.recalled', form: formFromDraft(empty, draft) })
    }),
    actions: {
      keepDraft(_: unknown, { form, ...draft }: ProductDraft & { form: Form }) {
        const key = keyOf(draft)
        if (key !== null) drafts.keep(key, form)
      },
      forgetDraft(_: unknown, draft: ProductDraft) {
        const key = keyOf(draft)
        if (key !== null) drafts.forget(key)
      },
    },
  }
}
