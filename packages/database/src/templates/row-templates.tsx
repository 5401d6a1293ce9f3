// On the page of a row that is empty: what it may begin as. On the page of a template: that it is one.
import type { Uuid } from '@sheaf/core/ids'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useSession } from '@sheaf/editor/host/session'
import { useBlock, useEditable } from '@sheaf/editor/host/use-block'
import { Button } from '@sheaf/ui/button/button'
import { FileIcon, Icon } from '@sheaf/ui/icon/icon'
import { useState } from 'react'
import styles from './row-templates.module.css'
import { TemplateIcon, useTemplateName } from './template-name'
import { fillWhenHere } from './template-rows'
import { templatesOf } from './use-templates'

interface RowTemplatesProps {
  readonly row: Uuid
  readonly collection: CollectionValue
}

export function TemplateOffers({ row, collection }: RowTemplatesProps) {
  const session = useSession()
  const host = useBlockHost()
  const { t } = host
  const block = useBlock(row)
  const isEditable = useEditable()
  const [isLeft, setLeft] = useState(false)
  const templates = templatesOf(session.replica, collection)
  const isEmpty = block?.alive && !block.is_template && (block.content ?? []).length === 0
  if (!isEmpty || !isEditable || isLeft || templates.length === 0) return null
  return (
    <div className={styles.offers} role="group" aria-label={t('Start with a template')}>
      <Button variant="quiet" size="small" icon={<Icon of={FileIcon} />} onClick={() => setLeft(true)}>
        {t('Empty page')}
      </Button>
      {templates.map(id => (
        <TemplateOffer key={id} template={id} onPick={() => fillWhenHere(session, host, row, id)} />
      ))}
    </div>
  )
}

function TemplateOffer({ template, onPick }: { readonly template: Uuid; readonly onPick: () => void }) {
  const name = useTemplateName(template)
  return (
    <Button variant="quiet" size="small" icon={<TemplateIcon template={template} />} onClick={onPick}>
      {name}
    </Button>
  )
}

export function TemplateBanner({ row, collection }: RowTemplatesProps) {
  const { pages, t } = useBlockHost()
  const block = useBlock(row)
  const home = useBlock(collection.parent_id)
  if (!block?.is_template) return null
  const name = collection.name || (home ? pages.lookOf(home).title : t('Untitled'))
  return (
    <p className={styles.banner} role="status">
      {t('You’re editing a template in {name}', { name })}
    </p>
  )
}
