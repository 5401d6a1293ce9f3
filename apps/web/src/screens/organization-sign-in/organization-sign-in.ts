import { defineScreen } from '../define-screen'

export const organizationSignIn = defineScreen({
  routes: ['requiredSamlError'],
  isOpenToAll: true,
  load: async () => (await import('./organization-sign-in-screen')).OrganizationSignInScreen,
})
