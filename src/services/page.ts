import type { Build } from '../domain/build.ts'
import type { DemoAccount } from '../domain/demo.ts'

/** The file that a reader is given to keep. */
export type PageFile = { name: string; text: string }

/** What the server says of the demo world in a page (server/page-head.ts); '' where there is none. */
export const demoIn = (page: Document): string =>
  page.querySelector<HTMLMetaElement>('meta[name="demo-accounts"]')?.content ?? ''

/**
 * The page itself: which build of the product it is, whom it lets anybody be, where it is, and what it gives its
 * reader to keep.
 */
export function createPage(build: Build, demoAccounts: readonly DemoAccount[] = []) {
  return {
    build,
    demoAccounts,
    /** The path of the page, a screen's or not. */
    path: () => window.location.pathname,
    reload: () => window.location.reload(),
    /** Hands a file to the browser's downloads. */
    give({ name, text }: PageFile): void {
      const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
      const link = document.createElement('a')
      link.href = address
      link.download = name
      link.click()
      // The browser has taken hold of the file by the next task.
      setTimeout(() => URL.revokeObjectURL(address))
    },
  }
}
export type PageService = ReturnType<typeof createPage>
