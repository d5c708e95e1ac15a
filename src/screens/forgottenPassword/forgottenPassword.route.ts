import { defineScreen } from '../define-screen.ts'

export const forgottenPassword = defineScreen({
  path: '/forgot-password',
  access: 'anyone',
  title: null,
  load: () => import('./ForgottenPasswordScreen.tsx'),
})
