// What a template is called and shown by; it is fetched with its page, so that a row is made of it at once.

import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useChannel, useSession } from '@sheaf/editor/host/session'
import { usePage } from '@sheaf/editor/host/use-block'
import { Icon, LayoutTemplateIcon } from '@sheaf/ui/icon/icon'
import styles from './template-name.module.css'

export function useTemplateName(template: Uuid): string {
  const { t } = useBlockHost()
  const session = useSession()
  useChannel(session.pointer('block', template))
  return usePage(template)?.title ?? t('Untitled')
}

export function TemplateIcon({ template }: { readonly template: Uuid }) {
  const look = usePage(template)
  if (look?.picture) return <img className={styles.picture} src={look.picture} alt="" />
  return look?.icon ? <span aria-hidden="true">{look.icon}</span> : <Icon of={LayoutTemplateIcon} />
}
