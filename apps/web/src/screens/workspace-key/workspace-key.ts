import { defineScreen } from '../define-screen'

export const workspaceKey = defineScreen({
  routes: ['ekmError'],
  isOpenToAll: true,
  load: async () => (await import('./workspace-key-screen')).WorkspaceKeyScreen,
})
