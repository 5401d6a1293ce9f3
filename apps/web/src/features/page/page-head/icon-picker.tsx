// Choosing the icon of a page: an emoji, any emoji, a picture of one's own, or none.
import type { Uuid } from '@sheaf/core/ids'
import { pageLook } from '@sheaf/core/kinds/page-look'
import { Button } from '@sheaf/ui/button/button'
import { Icon, RefreshCwIcon, TrashIcon, UploadIcon } from '@sheaf/ui/icon/icon'
import type { Opened } from '@sheaf/ui/on-demand/opener'
import { Popover } from '@sheaf/ui/popover/popover'
import { useToast } from '@sheaf/ui/toast/toast'
import { type ComponentType, useRef } from 'react'
import { clearPageStyle, restylePage } from '../../../actions/page-style'
import { usePicture } from '../../../data/files/use-picture'
import { useRecord, useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import styles from './icon-picker.module.css'
import { randomEmoji } from './random-style'

/** Emoji are a feature of their own; the frame passes their picker in. */
export type EmojiChoice = ComponentType<{ readonly onChoose: (emoji: string) => void }>

interface IconPickerProps extends Opened {
  readonly pageId: Uuid
  readonly EmojiChoice: EmojiChoice
}

export function IconPicker({ pageId, anchor, open, onOpenChange, EmojiChoice }: IconPickerProps) {
  const session = useSession()
  const toasts = useToast()
  const { icon } = pageLook(useRecord('block', pageId))
  const choose = (value: string): void => {
    restylePage(session, pageId, { page_icon: value })
    onOpenChange(false)
  }
  const emoji = useRef<HTMLDivElement>(null)
  const picture = usePicture({ blockId: pageId }, choose)
  return (
    <Popover
      title={t('Page icon')}
      titleHidden
      anchor={anchor}
      open={open}
      onOpenChange={onOpenChange}
      // The picker takes the focus when it is here.
      initialFocus={() => emoji.current?.querySelector('input') ?? true}
      finalFocus={() => (anchor instanceof HTMLElement ? anchor : true)}
    >
      <div className={styles.row}>
        <Button
          size="small"
          variant="quiet"
          icon={<Icon of={RefreshCwIcon} />}
          onClick={() => restylePage(session, pageId, { page_icon: randomEmoji(icon) })}
        >
          {t('Random')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<Icon of={UploadIcon} />}
          loading={picture.isSending}
          onClick={picture.pick}
        >
          {t('Upload')}
        </Button>
        {icon !== null && (
          <Button
            size="small"
            variant="quiet"
            icon={<Icon of={TrashIcon} />}
            onClick={() => {
              onOpenChange(false)
              clearPageStyle(session, pageId, ['page_icon'], t('Icon removed'), toasts)
            }}
          >
            {t('Remove icon')}
          </Button>
        )}
      </div>
      {picture.problem && (
        <p className={styles.problem} role="alert">
          {picture.problem}
        </p>
      )}
      <div ref={emoji} className={styles.emoji}>
        <EmojiChoice onChoose={choose} />
      </div>
    </Popover>
  )
}
