import type { Build } from '../domain/build.ts'
import type { DemoAccount } from '../domain/demo.ts'

type Facts = {
  demoAccounts: readonly DemoAccount[]
  operatorEmail: string | null
  hasSearch: boolean
}

/** A file that the user can download. */
export type PageFile = { name: string; text: string }

/** Returns the demo accounts that the server writes into a page (server/pages/page-head.ts); '' if there are none. */
export const readDemoAccounts = (page: Document): string =>
  page.querySelector<HTMLMetaElement>('meta[name="demo-accounts"]')?.content ?? ''

/** Returns the operator's address that the server writes into a page; null if there is none. */
export const readOperatorEmail = (page: Document): string | null =>
  page.querySelector<HTMLMetaElement>('meta[name="operator-email"]')?.content ?? null

/** Returns whether the server that sends a page says that it has the search. */
export const readHasSearch = (page: Document): boolean =>
  page.querySelector('meta[name="search"]') !== null

/** How long the address of a downloaded file is valid, in milliseconds. Safari first asks the user about the download. */
const DOWNLOAD_MS = 60_000

/** Provides the page itself: its build, the demo accounts that the login offers, its path, reloading, printing and downloads. */
export function createPage(
  build: Build,
  { demoAccounts, operatorEmail, hasSearch }: Facts,
  whenNetworkIdle: (work: () => void) => void,
) {
  return {
    build,
    demoAccounts,
    /** The address of the market's operator; null: none is known. */
    operatorEmail,
    /** Whether the marketplace server has the search. */
    hasSearch,
    /** Returns the path of the page, whether a screen has that path or not. */
    path: () => window.location.pathname,
    reload: () => window.location.reload(),
    /** Opens the print dialog. */
    print: () => window.print(),
    /** Returns whether a reload loses nothing: no dialog is open, and no field was changed. */
    isUntouched: () =>
      ![...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((dialog) =>
        // A closed popover stays in the document.
        dialog.checkVisibility(),
      ) &&
      [...document.querySelectorAll<HTMLInputElement>('input, textarea')].every(
        ({ value, defaultValue, checked, defaultChecked }) =>
          value === defaultValue && checked === defaultChecked,
      ) &&
      [...document.querySelectorAll('select')].every(isAsRendered),
    /** Resolves when the network is quiet, or after a few seconds. */
    waitForNetworkIdle: () => new Promise<void>(whenNetworkIdle),
    /** Downloads a file. */
    download({ name, text }: PageFile): void {
      const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
      const link = document.createElement('a')
      link.href = address
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_MS)
    },
  }
}

/** Without an option that is selected at first, a list shows its first one. */
function isAsRendered({ options }: HTMLSelectElement): boolean {
  const all = [...options]
  const first = all.findLast(({ defaultSelected }) => defaultSelected) ?? all[0]
  return first === undefined || first.selected
}
export type PageService = ReturnType<typeof createPage>

/**
 * Returns the span of the response that a page came with, which a server with telemetry writes into it (W3C Trace Context);
 * null if there is none.
 */
export const readTraceparent = (page: Document): string | null =>
  page.querySelector<HTMLMetaElement>('meta[name=traceparent]')?.content ?? null
