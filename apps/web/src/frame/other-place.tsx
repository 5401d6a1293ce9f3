// An address inside the workspace that is no page: some lead on at once, the others are screens.
import { useEffect, useEffectEvent } from 'react'
import type { ActionContext } from '../actions/action'
import { makePageIn, makePrivatePage } from '../actions/pages'
import { teamsOf } from '../data/page-tree'
import type { SpaceSession } from '../data/space-session'
import { paneOfRoute, settingsPanes } from '../features/settings/settings-panes'
import { goTo, navigate } from '../navigation'
import { blockHash, pagePath, pageRoute, rootRoute, type ScreenRoute } from '../routes'
import { OtherScreen } from '../screens/other-screen'
import { openTarget } from './start-targets'

const leadsOn = new Set<ScreenRoute['name']>([
  'root',
  'settings',
  ...settingsPanes.flatMap(({ route }) => route ?? []),
  'new',
  'navigateToBlock',
  'gettingStarted',
  'onboarding',
  'loginSuccess',
])
/** Handled by the frame. */
const actedOn = new Set<ScreenRoute['name']>(['logout', 'space', 'uniqueId', 'collection'])

interface OtherPlaceProps {
  readonly route: ScreenRoute
  readonly context: ActionContext
}

export function OtherPlace({ route, context }: OtherPlaceProps) {
  const isLeading = leadsOn.has(route.name)
  const lead = useEffectEvent((asked: ScreenRoute) => leadOn(context, asked))
  useEffect(() => {
    if (isLeading) lead(route)
  }, [route, isLeading])
  return isLeading || actedOn.has(route.name) ? null : <OtherScreen route={route} />
}

function leadOn(context: ActionContext, route: ScreenRoute): void {
  const { session, showSettings } = context
  if (route.name === 'new') navigate(pageRoute(makeAsked(session, route.params.from)), 'replace')
  else if (route.name === 'navigateToBlock' && route.params.id) {
    const { id } = route.params
    const page = session.replica.block(id)?.page_id
    goTo(page ? pagePath(page) + blockHash(id) : pagePath(id), 'replace')
  } else {
    if (route.name === 'settings') showSettings()
    const pane = paneOfRoute(route.name)
    if (pane) showSettings(pane)
    if (route.name === 'root' && route.params.target) openTarget(route.params.target, context)
    navigate(rootRoute, 'replace')
  }
}

function makeAsked(session: SpaceSession, from: string | undefined) {
  const team = from === 'sidebar_team_section' ? teamsOf(session.replica)[0] : undefined
  return team ? makePageIn(session, { table: 'team', id: team.id }) : makePrivatePage(session)
}
