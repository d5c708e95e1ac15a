import { type Answer, type Ask, isDone } from './client.ts'
import { EXECUTED_TEMPLATE, markup, templates } from './payloads.ts'
import type { Person } from './people.ts'
import { listingOf } from './purchases.ts'
import type { Attempts } from './report.ts'

/** Lists products with markup in every text, and asks for the pages that show them or repeat an address. */
export async function attackPages(ask: Ask, seller: Person, attempts: Attempts): Promise<void> {
  // The home page shows the newest three.
  for (const text of [...templates, ...markup]) {
    const name = text.slice(0, 48)
    const json = {
      ...listingOf(name),
      description: text,
      contact: text.slice(0, 40),
      location: text,
      image: `https://pictures.example/${encodeURIComponent(text)}.jpg?${text.replaceAll(/\s/g, '')}`,
    }
    const added = await ask({
      method: 'POST',
      path: '/add-product',
      bearer: seller.accessToken,
      json,
    })
    attempts.count(`a listing of ${text} is text`, isDone(added), added)
    await ask({
      method: 'PUT',
      path: `/advertise/${String(added.fields['insertedId'])}`,
      bearer: seller.accessToken,
    })
  }
  for (const path of ['/', '/category/instruments', '/advertisements']) {
    const page = await askPage(ask, path)
    attempts.count(`${path} shows the listings`, page.text.includes('hacked'), page)
    attempts.count(`${path} escapes the listings`, isSafePage(page), page)
  }
  for (const text of [...markup, ...templates, 'javascript:hacked()', '"onmouseover="hacked()']) {
    const part = encodeURIComponent(text)
    const headers = {
      cookie: `locale=${part}; theme=${part}`,
      'accept-language': 'sv"><script>hacked()',
    }
    for (const path of [
      `/${part}`,
      `/category/${part}`,
      `/login?from=${part}`,
      `/?${part}=${part}`,
      `/category/instruments?product=${part}`,
      `/standins/identity/${part}`,
      `/emulator/auth/handler?eventId=${part}&providerId=${part}`,
    ]) {
      const page = await askPage(ask, path, headers)
      attempts.count(`${path.slice(0, 100)} escapes the address`, isSafePage(page), page)
    }
  }
}

const askPage = (ask: Ask, path: string, headers: Record<string, string> = {}) =>
  ask({ method: 'GET', path, headers: { accept: 'text/html', ...headers } })

/** The payloads as a browser would run them; escaped, none of them matches. */
const LIVE =
  /<script[^>]*>\s*(?:window\.)?hacked|<img src=x|<svg\/onload|<iframe ?srcdoc|"onmouseover="|(?:href|src)="javascript:/i

/** No payload is markup, no template has run, and the policy would stop a script all the same. */
function isSafePage({ status, text, headers }: Answer): boolean {
  const policy = headers.get('content-security-policy') ?? ''
  const scripts = /(?:script-src|default-src) [^;]*/.exec(policy)?.[0] ?? "'unsafe-inline'"
  return (
    status >= 200 &&
    status < 500 &&
    !LIVE.test(text) &&
    !text.includes(EXECUTED_TEMPLATE) &&
    !/unsafe-(?:inline|eval)/.test(scripts) &&
    !headers.has('set-cookie')
  )
}
