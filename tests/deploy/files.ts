import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../../server/config/config.ts'

export const root = join(import.meta.dirname, '..', '..')
export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The names in a file of variables without values. */
export const namesIn = (path: string): string[] =>
  Array.from(read(path).matchAll(/^(\w+)=$/gm), ([, name = '']) => name)

/** An operator's values, by variable. */
export const filledIn: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: 'https://shop.example',
  OPERATOR_EMAIL: 'operator@shop.example',
  VITE_FIREBASE_CONFIG:
    '{"apiKey":"key","authDomain":"my-market-1234.firebaseapp.com","projectId":"my-market-1234"}',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  IDENTITY_PROJECT: 'my-market-1234',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  S3_BUCKET: 'my-market-pictures',
  S3_REGION: 'eu-north-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Loppis <no-reply@shop.example>',
}

/** The variables that the last stage of the Dockerfile sets, by itself or by the build. */
function imageEnv(): Record<string, string> {
  const [, set = ''] = /^ENV (.*(?:\\\n.*)*)/m.exec(read('Dockerfile')) ?? []
  return Object.fromEntries(
    Array.from(set.matchAll(/(\w+)=(\S+)/g), ([, name = '', value = '']) => [
      name,
      value.startsWith('$') ? (filledIn[name] ?? '') : value,
    ]),
  )
}

/** Reads the configuration of a server in the image with these variables, and which of them it does not read. */
export function configured(env: Readonly<Record<string, string>>) {
  const readNames = new Set<string>()
  const config = readConfig(
    new Proxy<Record<string, string>>(
      { ...imageEnv(), ...env },
      {
        get: (values, name) => {
          readNames.add(String(name))
          return Reflect.get(values, name)
        },
      },
    ),
  )
  return { config, unread: Object.keys(env).filter((name) => !readNames.has(name)) }
}

/** The port and the folder for data of the image. */
export const image = {
  port: Number(imageEnv()['PORT']),
  dataDir: imageEnv()['DATA_DIR'] ?? '',
}

/** The seconds that a server may take for the requests in progress after it has drained. */
export const REQUESTS_SECONDS = 30

/** A name of a variable whose value nobody may read in a file. */
export const isSecret = (name: string): boolean => /PASSWORD|SECRET|KEY|_URL$/.test(name)
