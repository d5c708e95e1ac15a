import type { Config } from './config/config.ts'
import { modeOf } from './config/vendors.ts'
import { demoAccounts, demoCards } from './demo-data/accounts.ts'

const standIn = 'stand-in'
const SHOWN_OF_EACH_ROLE = 2

/** Returns the lines printed at startup: the URL, the real services and stand-ins, demo accounts and test cards. */
export function welcomeLines(config: Config, origin: string): string[] {
  return [
    `Loppis is at ${origin}`,
    ...(config.otherServer === null
      ? []
      : [`  server    ${config.otherServer.origin}, for all calls of the client`]),
    `  database  ${config.databaseUrl === null ? `embedded, in ${config.dataDir}` : 'PostgreSQL'}`,
    `  identity  ${config.identityProject === null ? standIn : `Firebase project ${config.identityProject}`}`,
    `  cards     ${config.stripe === null ? standIn : `Stripe, ${modeOf(config.stripe.secretKey)} mode`}`,
    `  images    ${imagesIn(config)}`,
    `  mail      ${mailIn(config)}`,
    ...(config.legacyClients
      ? ['', 'Warning: with LEGACY_CLIENTS=1, any client can sign in as any user.']
      : []),
    ...(config.demo && config.otherServer === null ? accountLines() : []),
    ...(config.stripe === null ? cardLines() : []),
  ]
}

function imagesIn({ imageUploadUrl, s3 }: Config): string {
  if (imageUploadUrl !== null) return new URL(imageUploadUrl).host
  if (s3 === null) return standIn
  return `S3, bucket ${s3.bucket}${s3.endpoint === null ? '' : ` at ${new URL(s3.endpoint).host}`}`
}

function mailIn({ smtp, demo }: Config): string {
  if (smtp !== null) return `SMTP, ${smtp.host}`
  return demo ? standIn : 'none: without SMTP_URL, users get no mails about what happens'
}

function accountLines(): string[] {
  const roles = ['buyer', 'seller', 'admin']
  const shown = roles.flatMap((role) =>
    demoAccounts.filter((account) => account.role === role).slice(0, SHOWN_OF_EACH_ROLE),
  )
  return [
    '',
    'Accounts to sign in with:',
    ...shown.map(({ email, password, role }) => `  ${email.padEnd(22)}${password}  ${role}`),
  ]
}

function cardLines(): string[] {
  return [
    '',
    'Test cards, with any date to come and any CVC:',
    ...demoCards.map(({ number, outcome }) => `  ${number}  ${outcome}`),
  ]
}
