import type { ShownToast } from '../../machines/toasts.ts'
import type { Locale } from '../messages/locale.ts'

/** Returns a toast with its sentences. */
export const toastText = ({ title, detail, ...toast }: ShownToast, t: Locale['t']) => ({
  ...toast,
  id: String(toast.id),
  title: t(title),
  ...(detail === undefined ? {} : { detail: t(detail) }),
})
