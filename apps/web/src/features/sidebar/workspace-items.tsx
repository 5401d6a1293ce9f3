// Behind the workspace's name: workspaces, accounts, theme, signing out.
import type { Uuid } from '@sheaf/core/ids'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import {
  Icon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  PaletteIcon,
  PlusIcon,
  SettingsIcon,
  SunIcon,
  UserPlusIcon,
  UsersIcon,
} from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuChoice, MenuGroup, MenuItem, MenuSeparator, Submenu } from '@sheaf/ui/menu/menu-item'
import type { Opened } from '@sheaf/ui/on-demand/opener'
import { useTheme } from '@sheaf/ui/theme/theme'
import { t } from '../../i18n/t'
import { navigate } from '../../navigation'
import { loginRoute } from '../../routes'
import { chooseTheme } from '../../theme-choice'
import { WorkspaceIcon } from './workspace-icon'

export interface WorkspaceChoice {
  readonly userId: Uuid
  readonly spaceId: Uuid
  readonly name: string
  readonly icon: string | undefined
}
export interface AccountChoice {
  readonly userId: Uuid
  readonly name: string
  readonly email: string
}

export interface WorkspaceMenuProps {
  readonly accounts: readonly AccountChoice[]
  readonly workspaces: readonly WorkspaceChoice[]
  readonly onChoose: (choice: WorkspaceChoice) => void
  readonly onCreate: () => void
  readonly onInvite: () => void
  readonly onSettings: () => void
  readonly onSignOut: (userId: Uuid | 'all') => void
}

export function WorkspaceItems({
  accounts,
  workspaces,
  onChoose,
  onCreate,
  onInvite,
  onSettings,
  onSignOut,
  ...opened
}: WorkspaceMenuProps & Opened) {
  return (
    <Menu {...opened}>
      {accounts.map(account => (
        <MenuGroup key={account.userId} label={account.email}>
          {workspaces
            .filter(choice => choice.userId === account.userId)
            .map(choice => (
              <MenuItem
                key={choice.spaceId}
                label={choice.name}
                icon={<WorkspaceIcon icon={choice.icon} name={choice.name} small />}
                onSelect={() => onChoose(choice)}
              />
            ))}
        </MenuGroup>
      ))}
      <MenuSeparator />
      <MenuItem label={t('Settings')} icon={<Icon of={SettingsIcon} />} onSelect={onSettings} />
      <MenuItem label={t('Invite people')} icon={<Icon of={UsersIcon} />} onSelect={onInvite} />
      <MenuItem label={t('New workspace')} icon={<Icon of={PlusIcon} />} onSelect={onCreate} />
      <MenuItem
        label={t('Add another account')}
        icon={<Icon of={UserPlusIcon} />}
        onSelect={() => navigate(loginRoute)}
      />
      <ThemeMenu />
      <MenuSeparator />
      {accounts.map(account => (
        <MenuItem
          key={account.userId}
          label={accounts.length > 1 ? t('Sign out of {name}', { name: account.name }) : t('Sign out')}
          icon={
            accounts.length > 1 ? (
              <Avatar id={account.userId} name={account.name} size={20} decorative />
            ) : (
              <Icon of={LogOutIcon} />
            )
          }
          onSelect={() => onSignOut(account.userId)}
        />
      ))}
      {accounts.length > 1 && (
        <MenuItem
          label={t('Sign out of all accounts')}
          icon={<Icon of={LogOutIcon} />}
          onSelect={() => onSignOut('all')}
        />
      )}
    </Menu>
  )
}

function ThemeMenu() {
  const { theme } = useTheme()
  return (
    <Submenu label={t('Theme')} icon={<Icon of={PaletteIcon} />}>
      <MenuChoice
        value={theme}
        onChange={chooseTheme}
        choices={[
          { value: 'light', label: t('Light'), icon: <Icon of={SunIcon} /> },
          { value: 'dark', label: t('Dark'), icon: <Icon of={MoonIcon} /> },
          { value: 'system', label: t('System'), icon: <Icon of={MonitorIcon} /> },
        ]}
      />
    </Submenu>
  )
}
