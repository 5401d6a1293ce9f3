// The settings over a workspace, with the features they show and that are others'.
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { SettingsDialog } from '../features/settings/settings-dialog'
import type { SettingsPaneId } from '../features/settings/settings-panes'
import { EmojiPicker } from '../frame/late-emoji'
import { navigate } from '../navigation'
import { rootRoute } from '../routes'
import type { Spaces } from './use-spaces'

const InviteDialog = onDemand(async () => (await import('../features/invite/invite-dialog')).InviteDialog).Part

export interface OpenSettings {
  readonly tab: SettingsPaneId
  /** It was asked for just this page. */
  readonly isWanted: boolean
}

interface SettingsOfProps {
  readonly spaces: Extract<Spaces, { state: 'ready' }>
  readonly settings: OpenSettings
  readonly onChange: (settings: OpenSettings | null) => void
}

export function SettingsOf({ spaces, settings, onChange }: SettingsOfProps) {
  return (
    <SettingsDialog
      tab={settings.tab}
      isTabWanted={settings.isWanted}
      onTab={tab => onChange({ ...settings, tab })}
      onClose={() => onChange(null)}
      onNamesChanged={() => void spaces.reload()}
      onSpaceGone={() => {
        onChange(null)
        void spaces.reload().then(() => navigate(rootRoute, 'replace'))
      }}
      EmojiChoice={EmojiPicker}
      Invite={InviteDialog}
    />
  )
}
