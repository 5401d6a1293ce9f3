// The icon of a workspace or a team: an emoji, a picture where there can be one, or none.
import { Button } from '@sheaf/ui/button/button'
import { Icon, SmileIcon, TrashIcon, UploadIcon } from '@sheaf/ui/icon/icon'
import { Popover } from '@sheaf/ui/popover/popover'
import { useRef, useState } from 'react'
import type { Picture } from '../../data/files/use-picture'
import { t } from '../../i18n/t'
import { PageIcon } from '../../page-icon/page-icon'
import type { SettingsNeighbours } from './define-settings-pane'
import { Problem } from './setting'
import styles from './settings.module.css'

interface IconChoiceProps extends Pick<SettingsNeighbours, 'EmojiChoice'> {
  /** Spoken name. */
  readonly label: string
  readonly icon: string | undefined
  readonly disabled?: boolean
  /** Absent: only emoji. */
  readonly picture?: Picture
  readonly onChoose: (icon: string | null) => void
}

export function IconChoice({ label, icon, disabled, picture, onChoose, EmojiChoice }: IconChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const emoji = useRef<HTMLDivElement>(null)
  const choose = (next: string | null): void => {
    setOpen(false)
    onChoose(next)
  }
  return (
    <Popover
      title={label}
      titleHidden
      open={isOpen}
      onOpenChange={setOpen}
      // The picker takes the focus when it is here.
      initialFocus={() => emoji.current?.querySelector('input') ?? true}
      trigger={
        <button type="button" className={styles.iconButton} aria-label={label} disabled={disabled}>
          {icon ? <PageIcon icon={icon} size={48} isOptional /> : <Icon of={SmileIcon} size={20} />}
        </button>
      }
    >
      <div className={styles.control}>
        {picture && (
          <Button
            size="small"
            variant="quiet"
            icon={<Icon of={UploadIcon} />}
            loading={picture.isSending}
            onClick={picture.pick}
          >
            {t('Upload')}
          </Button>
        )}
        {icon && (
          <Button size="small" variant="quiet" icon={<Icon of={TrashIcon} />} onClick={() => choose(null)}>
            {t('Remove icon')}
          </Button>
        )}
      </div>
      {picture?.problem && <Problem>{picture.problem}</Problem>}
      <div ref={emoji} className={styles.emoji}>
        <EmojiChoice onChoose={choose} />
      </div>
    </Popover>
  )
}
