import { every } from 'hono/combine'
import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { cameByTls } from './client-address.ts'
import type { Config } from './config.ts'

type Settings = Pick<Config, 'identityProject' | 'stripe' | 'imageUploadUrl'> &
  Partial<Pick<Config, 'authEmulator' | 'trustedProxies'>>

const A_YEAR = 'max-age=31536000'

/**
 * Headers of every answer. The content security policy allows what the configured parts need and no more; what stands
 * in the head of a page is allowed by its nonce (server/page-guard.ts).
 * An answer that brings a header of its own, as the card fields' frames do, keeps it.
 */
export function securityHeaders(config: Settings): MiddlewareHandler {
  const trustedProxies = config.trustedProxies ?? 0
  return trustedProxies === 0
    ? headers(config)
    : every(headers(config), transportSecurity(trustedProxies))
}

function headers(config: Settings): MiddlewareHandler {
  const sources = vendorSources(config)
  // What a vendor's script does with text nobody here can promise: Google's and Stripe's run without the rule.
  const isOurOwn = sources.scripts.length === 0
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE, ...sources.scripts],
      styleSrc: ["'self'", NONCE],
      // A server's products may have their pictures anywhere.
      imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...sources.connections],
      frameSrc: ["'self'", ...sources.frames],
      frameAncestors: ["'self'"],
      objectSrc: ["'none'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      // No form is sent by the browser itself: before its code is there, a password would stand in the address.
      formAction: ["'none'"],
      ...(isOurOwn && { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] }),
    },
    // The Google window has to be able to answer the page that opened it.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    // The card fields' frames are sandboxed, so even this server's own files are cross-origin to them.
    crossOriginResourcePolicy: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    // The card fields' sandboxed frames share this origin's address but not its cluster, and Chromium says so aloud.
    originAgentCluster: false,
    strictTransportSecurity: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  })
}

/** Only where a proxy in front speaks TLS: told by plain HTTP a browser must not believe it. */
function transportSecurity(trustedProxies: number): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (cameByTls(context, trustedProxies)) {
      context.res.headers.set('strict-transport-security', A_YEAR)
    }
  }
}

function vendorSources({ identityProject, stripe, imageUploadUrl, authEmulator = null }: Settings) {
  const scripts: string[] = []
  const connections: string[] = []
  const frames: string[] = []
  if (identityProject !== null || authEmulator !== null) scripts.push('https://apis.google.com')
  if (identityProject !== null) {
    connections.push('https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com')
    frames.push(`https://${identityProject}.firebaseapp.com`)
  }
  if (authEmulator !== null) {
    connections.push(authEmulator)
    frames.push(authEmulator)
  }
  if (stripe !== null) {
    scripts.push('https://js.stripe.com', 'https://*.js.stripe.com')
    connections.push('https://api.stripe.com')
    frames.push('https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com')
  }
  if (imageUploadUrl !== null) connections.push(new URL(imageUploadUrl).origin)
  return { scripts, connections, frames }
}
