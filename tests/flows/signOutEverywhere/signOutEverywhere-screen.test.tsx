import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ada } from '../account/account.script.ts'
import { button, email, openApp, seeAddress, toast } from '../../screen/app.tsx'
import { json } from '../../screen/scripted-server.ts'

it('says on the login that the user is logged out on every device', async () => {
  await openApp('/dashboard/account', {
    as: 'buyer',
    answers: {
      [`GET /users/role/${encodeURIComponent(email)}`]: json({
        role: 'buyer',
        extensions: ['account'],
      }),
      'GET /account': json(ada),
      'POST /account/sign-out-everywhere': json({ acknowledged: true }),
    },
  })
  await userEvent.click(button('Log out everywhere'))
  await userEvent.click(button('Log out on every device'))
  await seeAddress('/login')
  await expect.element(toast('You are logged out on every device.')).toBeVisible()
})
