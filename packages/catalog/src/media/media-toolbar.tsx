// What can be done with a picture or a file, over its corner: seen while the pointer or the focus is on it.
import { readAttachment } from '@sheaf/core/files/attachment'
import { IconButton } from '@sheaf/ui/button/button'
import {
  CaptionsIcon,
  DownloadIcon,
  ExternalLinkIcon,
  Icon,
  LinkIcon,
  MaximizeIcon,
  MoreIcon,
  ReplaceIcon,
  TextAlignCenterIcon,
  TextAlignEndIcon,
  TextAlignStartIcon,
} from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuChoice, MenuItem, MenuSeparator } from '@sheaf/ui/menu/menu-item'
import type { ReactNode } from 'react'
import { alignmentOf } from './media-fields'
import type { Media } from './use-media'

export interface ToolbarProps {
  readonly media: Media
  /** What it is for, as a person calls it. */
  readonly name: string
  readonly onCaption: () => void
  /** Asks for another file or address. */
  readonly onReplace?: () => void
  /** Its width can be drawn out, and it stands somewhere in the line. */
  readonly isSized?: boolean
  /** A file that can be had; pages of others are only opened. */
  readonly isFile?: boolean
  /** Buttons of the kind, in front. */
  readonly buttons?: ReactNode
  /** Rows of the kind, on top. */
  readonly rows?: ReactNode
  /** Where it leads; the source unless said otherwise. */
  readonly address?: string
}

export function MediaToolbar(props: ToolbarProps) {
  const { media, name, onCaption, buttons } = props
  const { t } = media.host
  return (
    <div className="sheaf-media-toolbar" role="toolbar" aria-label={t('{name} actions', { name })}>
      {buttons}
      {media.isEditable && <IconButton label={t('Caption')} icon={<Icon of={CaptionsIcon} />} onClick={onCaption} />}
      <Menu trigger={<IconButton label={t('More')} icon={<Icon of={MoreIcon} />} />} align="end">
        <Rows {...props} />
      </Menu>
    </div>
  )
}

function Rows({ media, onReplace, isSized = false, isFile = false, rows, address }: ToolbarProps) {
  const { t, files, copy } = media.host
  const url = address ?? files.urlOf(media.source)
  const open = (where: string, target: '_blank' | '_self'): void => {
    const link = document.createElement('a')
    Object.assign(link, { href: where, target, rel: 'noopener noreferrer' })
    if (target === '_self') link.download = ''
    link.click()
  }
  return (
    <>
      {rows}
      {isSized && media.isEditable && <SizeRows media={media} />}
      {onReplace && media.isEditable && (
        <MenuItem icon={<Icon of={ReplaceIcon} />} label={t('Replace')} onSelect={onReplace} />
      )}
      {isFile && (
        <MenuItem
          icon={<Icon of={DownloadIcon} />}
          label={t('Download')}
          onSelect={() =>
            open(files.urlOf(media.source, { download: true }), readAttachment(media.source) ? '_self' : '_blank')
          }
        />
      )}
      <MenuItem icon={<Icon of={ExternalLinkIcon} />} label={t('Open original')} onSelect={() => open(url, '_blank')} />
      <MenuItem
        icon={<Icon of={LinkIcon} />}
        label={t('Copy link')}
        onSelect={() => void copy(new URL(url, location.href).href)}
      />
    </>
  )
}

function SizeRows({ media }: { readonly media: Media }) {
  const { t } = media.host
  return (
    <>
      <MenuChoice
        label={t('Alignment')}
        value={alignmentOf(media.block?.format)}
        onChange={value => media.change([['format', 'block_alignment', value === 'center' ? null : value]])}
        choices={[
          { value: 'start', label: t('Start'), icon: <Icon of={TextAlignStartIcon} mirrored /> },
          { value: 'center', label: t('Center'), icon: <Icon of={TextAlignCenterIcon} /> },
          { value: 'end', label: t('End'), icon: <Icon of={TextAlignEndIcon} mirrored /> },
        ]}
      />
      <MenuItem
        icon={<Icon of={MaximizeIcon} />}
        label={t('Full width')}
        onSelect={() => media.change([['format', 'block_width', null]])}
      />
      <MenuSeparator />
    </>
  )
}
