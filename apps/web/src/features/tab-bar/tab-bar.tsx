// The tabs at the foot of a narrow screen (client-platform.md 2.1): the pages, searching, a new page; the inbox and the AI once they are
// built. Each place is where one left it; pressing the tab that one is in goes to its root, which for the pages is their tree.
import { FilePlusIcon, HomeIcon, Icon, type IconShape, SearchIcon } from '@sheaf/ui/icon/icon'
import { useEffect } from 'react'
import type { ActionContext } from '../../actions/action'
import { newPage, quickFind } from '../../actions/start-actions'
import { t } from '../../i18n/t'
import { goTo } from '../../navigation'
import type { ScreenRoute } from '../../routes'
import { type Place, placeOf, rootOf } from './places'
import styles from './tab-bar.module.css'

/** The address at which each place was left. */
const left = new Map<Place, string>()

interface TabBarProps {
  readonly route: ScreenRoute
  readonly context: ActionContext
  readonly onShowTree: () => void
}

export function TabBar({ route, context, onShowTree }: TabBarProps) {
  const here = placeOf(route)
  // At every change of the address, also within one place.
  useEffect(() => {
    left.set(here, location.pathname + location.search)
  })
  const place = (name: Place, label: string, icon: IconShape) => (
    <button
      type="button"
      className={styles.tab}
      aria-current={here === name ? 'page' : undefined}
      onClick={() => {
        if (here !== name) goTo(left.get(name) ?? rootOf[name])
        else if (name === 'home') onShowTree()
        else goTo(rootOf[name])
      }}
    >
      <Icon of={icon} />
      <span>{label}</span>
    </button>
  )
  const act = (label: string, icon: IconShape, run: () => void) => (
    <button type="button" className={styles.tab} onClick={run}>
      <Icon of={icon} />
      <span>{label}</span>
    </button>
  )
  return (
    <nav className={styles.bar} aria-label={t('Tabs')}>
      {place('home', t('Home'), HomeIcon)}
      {act(quickFind.label(), SearchIcon, () => quickFind.run(context))}
      {act(newPage.label(), FilePlusIcon, () => newPage.run(context))}
    </nav>
  )
}
