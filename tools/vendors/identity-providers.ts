import { array, create, string, type } from 'superstruct'
import { startIdentityServer } from '../../tests/standins/identity-server.ts'

/** An implementation of Identity Toolkit at an origin. */
export type Provider = {
  origin: string
  /** Returns the code of the latest mail to an address. */
  mailedCode(email: string): Promise<string>
  stop(): Promise<void>
}

/** Returns the stand-in, and the official Auth emulator if FIREBASE_AUTH_EMULATOR_HOST is set. */
export function identityProviders(): { name: string; open: () => Promise<Provider> }[] {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST']
  return [
    { name: 'the stand-in', open: openStandIn },
    ...(host === undefined
      ? []
      : [{ name: 'the Auth emulator', open: () => openEmulator(`http://${host}`) }]),
  ]
}

async function openStandIn(): Promise<Provider> {
  const { origin, stop, database } = await startIdentityServer()
  return {
    origin,
    stop,
    async mailedCode(email) {
      const [mail] = await database.query<{ code: string }>(
        'select code from identity_mails where email = $1 order by sent_at desc limit 1',
        [email],
      )
      return mail?.code ?? ''
    },
  }
}

const OobCodesStruct = type({ oobCodes: array(type({ email: string(), oobCode: string() })) })

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
  return {
    origin,
    async mailedCode(email) {
      const answer = await fetch(`${origin}/emulator/v1/projects/${project}/oobCodes`)
      const { oobCodes } = create(await answer.json(), OobCodesStruct)
      return oobCodes.findLast((mail) => mail.email === email)?.oobCode ?? ''
    },
    stop: async () => undefined,
  }
}
