import { startIdentityServer } from '../../standins/identity-server.ts'

/** An implementation of Identity Toolkit at an origin. */
export type Provider = { origin: string; stop(): Promise<void> }

/** Returns the stand-in, and the official Auth emulator if FIREBASE_AUTH_EMULATOR_HOST is set. */
export function identityProviders(): { name: string; open: () => Promise<Provider> }[] {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST']
  return [
    { name: 'the stand-in', open: () => startIdentityServer() },
    ...(host === undefined
      ? []
      : [{ name: 'the Auth emulator', open: () => openEmulator(`http://${host}`) }]),
  ]
}

/** Enables email enumeration protection, as in a new Firebase project. */
async function openEmulator(origin: string): Promise<Provider> {
  const project = process.env['GCLOUD_PROJECT'] ?? 'demo-loppis'
  const config = `/identitytoolkit.googleapis.com/v2/projects/${project}/config`
  const response = await fetch(`${origin}${config}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
  if (!response.ok) throw new Error(`The emulator at ${origin} answered ${response.status}.`)
  return { origin, stop: async () => undefined }
}
