// Which of the tabs an address belongs to. Search and new page are actions: they lead to addresses of the other tabs.
import { inboxPath, type ScreenRoute } from '../../routes'

export type Place = 'home' | 'updates' | 'ai'

export const rootOf: Readonly<Record<Place, string>> = {
  home: '/',
  updates: inboxPath,
  ai: '/nativetab/assistant',
}

export function placeOf(route: ScreenRoute): Place {
  if (route.name === 'nativeTab') {
    if (route.params.tab === 'updates') return 'updates'
    if (route.params.tab === 'assistant') return 'ai'
  }
  return route.name === 'ai' || route.name === 'chat' ? 'ai' : 'home'
}
