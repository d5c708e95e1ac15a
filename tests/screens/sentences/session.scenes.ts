import { page, userEvent } from 'vitest/browser'
import { button, logOutElsewhere } from '../../screen/app.tsx'
import { json, errorAnswer } from '../../screen/scripted-server.ts'
import { fill, press, type Scene } from './scene.ts'

const logIn = async () => {
  await fill({ Email: 'ada@loppis.test', Password: 'second-hand' })
  await userEvent.click(button('Login'))
}

export const sessionScenes: readonly Scene[] = [
  { sentence: 'emailRequired', rules: 'S10', at: '/login', act: press('Login') },
  { sentence: 'passwordRequired', rules: 'S10', at: '/login', act: press('Login') },
  { sentence: 'nameRequired', rules: 'S11', at: '/register', act: press('Register') },
  { sentence: 'emailRequired', rules: 'S11', at: '/register', act: press('Register') },
  { sentence: 'passwordRequired', rules: 'S11', at: '/register', act: press('Register') },
  { sentence: 'userTypeRequired', rules: 'S11', at: '/register', act: press('Register') },
  {
    sentence: 'identityCode',
    rules: 'S9',
    at: '/login',
    vendors: { refusesWith: 'auth/invalid-credential' },
    act: logIn,
    inToast: true,
  },
  {
    sentence: 'identityCode',
    rules: 'S9',
    at: '/register',
    vendors: { refusesWith: 'auth/invalid-credential' },
    act: async () => {
      await fill({ Name: 'Ada', Email: 'ada@loppis.test', Password: 'second-hand' })
      await userEvent.click(page.getByRole('radio', { name: /^Buyer/ }))
      await userEvent.click(button('Register'))
    },
    inToast: true,
  },
  {
    sentence: 'sessionEnded',
    rules: 'S6',
    at: '/dashboard/my-orders',
    as: 'buyer',
    answers: { 'GET /book-product': errorAnswer(401, 'Unauthorized') },
    inToast: true,
  },
  {
    sentence: 'loggedOutElsewhere',
    rules: 'S7',
    at: '/blog',
    as: 'buyer',
    answers: { 'GET /blogs': json([]) },
    act: logOutElsewhere,
    inToast: true,
  },
  { sentence: 'routingError', rules: 'N5', at: '/no/such/place' },
]
