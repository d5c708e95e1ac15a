import type { Page } from 'playwright'
import { beAtOrigin } from '../../product/visitor.ts'

/** Removes the access token of a user who has signed in before. */
export async function forgetToken(page: Page, origin: string): Promise<void> {
  await beAtOrigin(page, origin)
  await page.evaluate(() => localStorage.removeItem('accessToken'))
}

/** Removes the role that an earlier visit stored with the access token. */
export async function forgetRole(page: Page, origin: string): Promise<void> {
  await beAtOrigin(page, origin)
  await page.evaluate(() => {
    const owner = JSON.parse(localStorage.getItem('loppis.tokenOwner') ?? '{}')
    localStorage.setItem('loppis.tokenOwner', JSON.stringify({ ...owner, role: null }))
  })
}

/** Has the identity provider know nobody, as after it has ended the session. */
export async function forgetIdentity(page: Page, origin: string): Promise<void> {
  await beAtOrigin(page, origin)
  await page.evaluate(() => localStorage.removeItem('loppis.signedIn'))
}
