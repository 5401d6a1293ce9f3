// How a page looks, in its menu.
import type { Uuid } from '@sheaf/core/ids'
import { isDatabasePage, type PageFont, pageFonts, pageLook } from '@sheaf/core/kinds/page-look'
import { Icon, LockIcon, MaximizeIcon, MinimizeIcon, TypeIcon } from '@sheaf/ui/icon/icon'
import { MenuCheckItem, MenuChoice, MenuSeparator, Submenu } from '@sheaf/ui/menu/menu-item'
import { restylePage } from '../actions/page-style'
import { useRecord, useSession } from '../data/hooks'
import { t } from '../i18n/t'
import styles from './topbar.module.css'

export function PageLookItems({ pageId }: { readonly pageId: Uuid }) {
  const session = useSession()
  const page = useRecord('block', pageId)
  const look = pageLook(page)
  const set = (fields: Parameters<typeof restylePage>[2]): void => void restylePage(session, pageId, fields)
  const fonts: Readonly<Record<PageFont, string>> = { default: t('Default'), serif: t('Serif'), mono: t('Mono') }
  return (
    <>
      <MenuSeparator />
      <Submenu label={t('Font')} icon={<Icon of={TypeIcon} />} disabled={look.isLocked}>
        <MenuChoice
          value={look.font}
          onChange={font => set({ page_font: font === 'default' ? null : font })}
          choices={pageFonts.map(value => ({ value, label: <span className={styles[value]}>{fonts[value]}</span> }))}
        />
      </Submenu>
      <MenuCheckItem
        label={t('Small text')}
        icon={<Icon of={MinimizeIcon} />}
        checked={look.isSmallText}
        disabled={look.isLocked}
        onChange={isOn => set({ page_small_text: isOn || null })}
      />
      <MenuCheckItem
        label={t('Full width')}
        icon={<Icon of={MaximizeIcon} />}
        checked={look.isFullWidth}
        disabled={look.isLocked}
        onChange={isOn => set({ page_full_width: isOn || null })}
      />
      <MenuCheckItem
        label={page && isDatabasePage(page) ? t('Lock database') : t('Lock page')}
        icon={<Icon of={LockIcon} />}
        checked={look.isLocked}
        onChange={isOn => set({ block_locked: isOn || null })}
      />
    </>
  )
}
