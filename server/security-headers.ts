import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Config } from './config.ts'

/**
 * Headers of every answer. The content security policy allows what the configured parts need and no more;
 * `inlineScripts` are the hashes ('sha256-…') of the scripts that stand in the client's own index.html.
 * An answer that brings a header of its own, as the card fields' frames do, keeps it.
 */
export function securityHeaders(
  config: Pick<Config, 'identityProject' | 'stripe' | 'imageUploadUrl'>,
  inlineScripts: readonly string[],
): MiddlewareHandler {
  const sources = vendorSources(config)
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScripts.map((hash) => `'${hash}'`), ...sources.scripts],
      // Radix and React set styles from script.
      styleSrc: ["'self'", "'unsafe-inline'"],
      // A server's products may have their pictures anywhere.
      imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...sources.connections],
      frameSrc: ["'self'", ...sources.frames],
      frameAncestors: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
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

function vendorSources({
  identityProject,
  stripe,
  imageUploadUrl,
}: Pick<Config, 'identityProject' | 'stripe' | 'imageUploadUrl'>) {
  const scripts: string[] = []
  const connections: string[] = []
  const frames: string[] = []
  if (identityProject !== null) {
    scripts.push('https://apis.google.com')
    connections.push('https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com')
    frames.push(`https://${identityProject}.firebaseapp.com`)
  }
  if (stripe !== null) {
    scripts.push('https://js.stripe.com', 'https://*.js.stripe.com')
    connections.push('https://api.stripe.com')
    frames.push('https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com')
  }
  if (imageUploadUrl !== null) connections.push(new URL(imageUploadUrl).origin)
  return { scripts, connections, frames }
}
