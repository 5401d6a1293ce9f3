import { defineScreen } from '../define-screen'

export const home = defineScreen({
  routes: ['home'],
  load: async () => (await import('../../features/home/home')).Home,
})
