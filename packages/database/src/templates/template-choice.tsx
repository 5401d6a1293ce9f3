// Which template of its database a page begins as that is made elsewhere, by a button.

import { rawTitle } from '@sheaf/core/text/raw-title'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDerived, useRecord, useSession } from '@sheaf/editor/host/session'
import { SelectField } from '@sheaf/ui/field/select-field'
import { useEffect } from 'react'
import type { TemplateSettingsProps } from '../contract/database'
import { useDatabase } from '../contract/database-hooks'
import { templatesOf } from './use-templates'

const NONE = ''

export function TemplateChoice({ template = NONE, onChange }: TemplateSettingsProps) {
  const { t } = useBlockHost()
  const session = useSession()
  const { collectionId } = useDatabase('collectionId')
  const templates = templatesOf(session.replica, useRecord('collection', collectionId))
  const names = useDerived(
    replica => templates.map(id => rawTitle(replica.block(id))),
    (a, b) => a.join('\n') === b.join('\n'),
  )
  useEffect(() => session.learnPages(templates), [session, templates])
  const isListed = template === NONE || templates.some(id => id === template)
  if (templates.length === 0 && isListed) return null
  return (
    <SelectField
      label={t('Template')}
      labelHidden
      value={template}
      {...(!isListed && { error: t('This template was deleted') })}
      choices={[
        { value: NONE, label: t('No template') },
        ...(isListed ? [] : [{ value: template, label: t('Deleted template') }]),
        ...templates.map((id, i) => ({ value: id as string, label: names[i] || t('Untitled') })),
      ]}
      onChange={next => onChange(templates.find(id => id === next) ?? null)}
    />
  )
}
