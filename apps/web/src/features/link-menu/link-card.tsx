// What a link leads to, while the pointer rests on it: open, copy, change or remove it.
import { setLink } from '@sheaf/editor/commands/inline-marks'
import { IconButton } from '@sheaf/ui/button/button'
import { Floating } from '@sheaf/ui/floating/floating'
import { CopyIcon, ExternalLinkIcon, Icon, PencilIcon, UnlinkIcon } from '@sheaf/ui/icon/icon'
import { useToast } from '@sheaf/ui/toast/toast'
import { useState } from 'react'
import type { PageEditing } from '../../editing/page-editing'
import { useStore } from '../../editing/store'
import { t } from '../../i18n/t'
import styles from './link-menu.module.css'

interface LinkCardProps {
  readonly editing: PageEditing
  readonly isEditable: boolean
}

export function LinkCard({ editing, isEditable }: LinkCardProps) {
  const hovered = useStore(editing.hovered)
  const panel = useStore(editing.panel)
  const toasts = useToast()
  // Stays while the pointer is on it, though it left the link.
  const [held, setHeld] = useState<typeof hovered>(null)
  const link = held ?? hovered
  if (!link || panel) return null
  const { core } = editing.editor
  const close = (): void => {
    setHeld(null)
    editing.hovered.set(null)
  }
  const copy = (): void => {
    const { href } = new URL(link.href, location.origin)
    navigator.clipboard.writeText(href).then(
      () => toasts.show({ text: t('Link copied') }),
      () => toasts.show({ text: t('Couldn’t copy link'), tone: 'error' }),
    )
  }
  return (
    <Floating anchor={link.dom} onClose={close}>
      <div
        className={styles.card}
        onMouseDown={event => event.preventDefault()}
        onMouseEnter={() => setHeld(link)}
        onMouseLeave={close}
      >
        <span className={styles.address} dir="ltr">
          {link.href}
        </span>
        <IconButton
          label={t('Open link')}
          icon={<Icon of={ExternalLinkIcon} />}
          onClick={() => window.open(link.href, '_blank', 'noopener,noreferrer')}
        />
        <IconButton label={t('Copy link')} icon={<Icon of={CopyIcon} />} onClick={copy} />
        {isEditable && (
          <>
            <IconButton
              label={t('Edit link')}
              icon={<Icon of={PencilIcon} />}
              onClick={() => {
                editing.openLink(link)
                close()
              }}
            />
            <IconButton
              label={t('Remove link')}
              icon={<Icon of={UnlinkIcon} />}
              onClick={() => {
                setLink(link.from, link.to, null)(core)
                close()
              }}
            />
          </>
        )}
      </div>
    </Floating>
  )
}
