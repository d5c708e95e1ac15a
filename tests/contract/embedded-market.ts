import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../server/config/config.ts'
import { startServer } from '../../server/start.ts'
import { type Api, createApi } from '../../src/api/api.ts'
import { lendDemoPictures, copyDemoData } from '../database/demo-data.ts'
import { createPostgresDatabase } from '../database/test-database.ts'

const PASSWORD = 'second-hand'

/** A user who is signed in at the identity provider (`proof`, an ID token) and at the market (`api`). */
export type Signed = { email: string; idToken: string; api: Api }

export type EmbeddedMarket = Awaited<ReturnType<typeof startEmbeddedMarket>>

/** Starts the embedded server as on a first start, on a free port and in a folder that `close` removes. */
export async function startEmbeddedMarket() {
  const dataDir = await mkdtemp(join(tmpdir(), 'loppis-contract-'))
  const own = await createPostgresDatabase()
  await (own === null ? copyDemoData : lendDemoPictures)(dataDir)
  const log: string[] = []
  const server = await startServer({
    config: readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '1',
      ...(own && { DATABASE_URL: own.url }),
    }),
    client: 'none',
    log: (line) => log.push(line),
  })
  const { origin } = server

  async function identityCall(
    method: string,
    fields: Record<string, string | boolean>,
  ): Promise<string> {
    const path = `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`
    const answer = await post(
      origin + path,
      { 'content-type': 'application/json' },
      JSON.stringify(fields),
    )
    return textIn(answer, 'idToken')
  }

  return {
    origin,
    /** Method, path and status of every request so far. */
    log,
    guest: createApi({ baseUrl: origin, readToken: () => null }),

    async signIn(email: string): Promise<Signed> {
      const fields = { email, password: PASSWORD, returnSecureToken: true }
      const proof = await identityCall('signInWithPassword', fields)
      let token: string | null = null
      const api = createApi({ baseUrl: origin, readToken: () => token })
      token = await api.getAccessToken({ email, idToken: proof })
      return { email, idToken: proof, api }
    },

    /** Creates an account at the identity provider that the market does not know; returns its ID token. */
    signUp: (email: string) =>
      identityCall('signUp', { email, password: PASSWORD, returnSecureToken: true }),

    /** Confirms a payment as the card form does with a card that succeeds. */
    async payByCard(clientSecret: string): Promise<void> {
      const form = new URLSearchParams({
        payment_method: 'pm_card_visa',
        client_secret: clientSecret,
      })
      const path = `/standins/cards/v1/payment_intents/${transactionIn(clientSecret)}/confirm`
      const answer = await post(
        origin + path,
        {
          authorization: 'Bearer pk_test_standin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        form.toString(),
      )
      if (textIn(answer, 'status') !== 'succeeded') throw new Error('The card was not charged.')
    },

    async close(): Promise<void> {
      await server.close()
      await own?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Returns the transaction id in a client secret. */
export function transactionIn(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? ''
}

async function post(url: string, headers: Record<string, string>, body: string): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

function textIn(answer: unknown, field: string): string {
  const value: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined
  if (typeof value !== 'string') throw new Error(`The answer has no '${field}'.`)
  return value
}
