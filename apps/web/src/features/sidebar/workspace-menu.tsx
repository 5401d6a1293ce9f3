// The workspace's name at the head of the sidebar, which opens what concerns workspaces and accounts.
import { ChevronsUpDownIcon, Icon } from '@sheaf/ui/icon/icon'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Opener } from '@sheaf/ui/on-demand/opener'
import { useRecord, useSession } from '../../data/hooks'
import { t } from '../../i18n/t'
import { WorkspaceIcon } from './workspace-icon'
import type { WorkspaceMenuProps } from './workspace-items'
import styles from './workspace-menu.module.css'

export type { AccountChoice, WorkspaceChoice } from './workspace-items'

const Items = onDemand(async () => (await import('./workspace-items')).WorkspaceItems)

export function WorkspaceMenu(props: WorkspaceMenuProps) {
  const { spaceId } = useSession()
  const space = useRecord('space', spaceId)
  const name = space?.name || t('Workspace')
  const trigger = (
    <button type="button" className={styles.trigger}>
      <WorkspaceIcon icon={space?.icon} name={name} />
      <span className={styles.name}>{name}</span>
      <Icon of={ChevronsUpDownIcon} className={styles.chevrons} />
    </button>
  )
  return (
    <Opener opens="menu" trigger={trigger} onLikely={Items.load}>
      {opened => <Items.Part {...props} {...opened} />}
    </Opener>
  )
}
