import { defineScreen } from '../defineScreen.ts'

export const forgottenPassword = defineScreen({
  path: '/forgot-password',
  access: 'anyone',
  title: null,
  load: () => import('./ForgottenPasswordScreen.tsx'),
})
