// The screens that are neither a page nor signing in: those that are listed, and for all other routes what is not built yet, or nothing.
import { FileTextIcon } from '@sheaf/ui/icon/icon'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import type { ComponentType } from 'react'
import { PageSkeleton } from '../frame/page-skeleton'
import { t } from '../i18n/t'
import type { ScreenRoute } from '../routes'
import { MessageScreen } from './message-screen'
import { NotFound } from './not-found'
import { screenNames } from './screen-names'
import { screens } from './screens'

interface OtherScreenProps {
  readonly route: ScreenRoute
}

const byRoute: { readonly [route: string]: ComponentType<OtherScreenProps> } = Object.fromEntries(
  screens.flatMap(({ routes, load }) => {
    const { Part } = onDemand<OtherScreenProps>(load, <PageSkeleton />)
    return routes.map(name => [name, Part] as const)
  }),
)

/** Two tabs of the mobile app are screens of the workspace. */
function nameOfScreen(route: ScreenRoute): string | undefined {
  if (route.name === 'nativeTab' && route.params.tab === 'updates') return t('Inbox')
  if (route.name === 'nativeTab' && route.params.tab === 'assistant') return t('AI')
  return screenNames[route.name]?.()
}

export function OtherScreen({ route }: OtherScreenProps) {
  const Screen = byRoute[route.name]
  if (Screen) return <Screen route={route} />
  const name = nameOfScreen(route)
  if (name === undefined) return <NotFound />
  return <MessageScreen icon={FileTextIcon} title={name} text={t('Coming soon')} />
}
