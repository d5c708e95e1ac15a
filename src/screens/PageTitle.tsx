import { useIsPrerendered } from './page-actors.ts'

/** The title in the browser's tab, on a screen whose title comes from its data (`title: null` in its descriptor). */
export function PageTitle({ title }: { title: string }) {
  // React would also insert the title of a screen that is prerendered behind the current one.
  return useIsPrerendered() ? null : <title>{`${title} · Loppis`}</title>
}
