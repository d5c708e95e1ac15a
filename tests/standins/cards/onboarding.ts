import { stripeProvider } from '../../../server/vendors/cards/stripe.ts'
import { MOUNT_PATH } from '../../../server/standins/cards/pages.ts'
import type { CardStandIn } from '../../../server/standins/cards/stand-in.ts'

const SHOP = 'https://shop.example'
export const RETURN_URL = `${SHOP}/payouts/done`
export const REFRESH_URL = `${SHOP}/payouts/again`

/** The form data of a seller who completes the page. */
export const COMPLETE = {
  name: 'Jenny Rosen',
  bankAccount: 'SE35 5000 0000 0549 1000 0003',
  isAccepted: 'on',
  check: 'verified',
  answer: 'submit',
}

type StandIn = Pick<CardStandIn, 'routes' | 'secretKey' | 'fetch'>

/** Creates a link to the onboarding of an account, and returns the path of its page in the stand-in. */
export async function onboardingPath(standIn: StandIn, accountId: string): Promise<string> {
  const link = await stripeProvider(standIn).onboardingLink({
    accountId,
    returnUrl: RETURN_URL,
    refreshUrl: REFRESH_URL,
  })
  return link.replace(`${SHOP}${MOUNT_PATH}`, '')
}

/** Sends the page's form as a browser does. */
export function answerOnboarding(
  { routes }: StandIn,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<Response> {
  return Promise.resolve(
    routes.request(path, { method: 'POST', body: new URLSearchParams({ ...form }) }),
  )
}

/** Onboards a new account as a seller in a browser does, and returns its id. */
export async function onboardedAccount(
  standIn: StandIn,
  form: Readonly<Record<string, string>> = COMPLETE,
): Promise<string> {
  const { id } = await stripeProvider(standIn).createPayoutAccount({
    email: 'seller@example.test',
    key: crypto.randomUUID(),
  })
  const path = await onboardingPath(standIn, id)
  await standIn.routes.request(path)
  await answerOnboarding(standIn, path, form)
  return id
}
