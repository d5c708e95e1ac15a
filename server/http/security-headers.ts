import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { cameByTls } from './client-address.ts'
import type { Config } from '../config/config.ts'
import { originOf } from './hosts.ts'
import { type Inline, type Allow, ALLOW } from './csp.ts'

type Settings = Pick<Config, 'identityProject' | 'stripe' | 'imageUploadUrl'> &
  Partial<Pick<Config, 'authEmulator' | 'otherServer' | 'trustedProxies'>>

const A_YEAR = 'max-age=31536000'

const POLICY = 'content-security-policy'

/**
 * Blocks native form submission but to the search: before the scripts load, it would put a password into the URL.
 * `securityHeaders` replaces the path by the address, since a policy has no paths of its own origin.
 */
const FORMS = 'form-action /search'

/**
 * Sets the security headers of every response. The content security policy allows only what the configured services
 * need, and the inline scripts and styles in the head of a page (server/http/csp.ts). A response that sets such a
 * header itself, as the card fields' frames do, keeps its own.
 */
export function securityHeaders(config: Settings): MiddlewareHandler {
  const policyWith = policyFor(config)
  const usual = policyWith({ scripts: [], styles: [] })
  const trustedProxies = config.trustedProxies ?? 0
  return async (context, next) => {
    let policy = usual
    const allow: Allow = (inline) => {
      policy = policyWith(inline)
    }
    context.set(ALLOW, allow)
    await headers(context, next)
    const { headers: sent } = context.res
    if (!sent.has(POLICY)) {
      const forms = `form-action ${originOf(context)}/search`
      sent.set(
        POLICY,
        policy.replace(FORMS, () => forms),
      )
    }
    // Browsers ignore HSTS over plain HTTP, so send it only when a proxy terminates TLS.
    if (cameByTls(context, trustedProxies)) sent.set('strict-transport-security', A_YEAR)
  }
}

const headers = secureHeaders({
  overwrite: false,
  // The Google sign-in pop-up must be able to post its result to the page that opened it.
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  // The card fields' frames are sandboxed, so even this server's own files are cross-origin to them.
  crossOriginResourcePolicy: false,
  referrerPolicy: 'strict-origin-when-cross-origin',
  // The card fields' sandboxed frames share this origin's URL but not its agent cluster, and Chromium logs a warning.
  originAgentCluster: false,
  strictTransportSecurity: false,
  permissionsPolicy: { camera: [], microphone: [], geolocation: ['self'] },
})

function policyFor(config: Settings): (inline: Inline) => string {
  const sources = vendorSources(config)
  // Google's and Stripe's scripts may write strings to DOM sinks, so trusted types are required only without them.
  const isOurOwn = sources.scripts.length === 0
  return ({ scripts, styles }) =>
    [
      ["default-src 'self'"],
      ["script-src 'self'", ...scripts, ...sources.scripts],
      ["style-src 'self'", ...styles],
      // Product pictures may be on any host.
      ["img-src 'self' data: blob: https:", ...sources.pictures],
      ["font-src 'self' data:"],
      ["connect-src 'self'", ...sources.connections],
      ["frame-src 'self'", ...sources.frames],
      ["frame-ancestors 'self'"],
      ["object-src 'none'"],
      ["worker-src 'self'"],
      ["base-uri 'none'"],
      [FORMS],
      ...(isOurOwn ? [["require-trusted-types-for 'script'"], ['trusted-types default']] : []),
    ]
      .map((directive) => directive.join(' '))
      .join('; ')
}

function vendorSources(settings: Settings) {
  const {
    identityProject,
    stripe,
    imageUploadUrl,
    authEmulator = null,
    otherServer = null,
  } = settings
  const scripts: string[] = []
  const connections: string[] = []
  const frames: string[] = []
  const pictures: string[] = []
  const authDomain =
    identityProject === null ? otherServer?.authDomain : `${identityProject}.firebaseapp.com`
  const hasFirebase = authDomain !== null && authDomain !== undefined
  if (hasFirebase || authEmulator !== null) scripts.push('https://apis.google.com')
  if (hasFirebase) {
    connections.push('https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com')
    frames.push(`https://${authDomain}`)
  }
  if (authEmulator !== null) {
    connections.push(authEmulator)
    frames.push(authEmulator)
  }
  if (stripe !== null || otherServer?.takesCards === true) {
    scripts.push('https://js.stripe.com', 'https://*.js.stripe.com')
    connections.push('https://api.stripe.com')
    frames.push('https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com')
  }
  if (imageUploadUrl !== null) {
    connections.push(new URL(imageUploadUrl).origin)
    // An image host on this machine may have no certificate; img-src allows https from everywhere.
    pictures.push(new URL(imageUploadUrl).origin)
  }
  if (otherServer !== null) {
    connections.push(otherServer.origin)
    pictures.push(otherServer.origin)
  }
  return { scripts, connections, frames, pictures }
}
