// What stands around a listing: its language, wrapping and copying over its corner, its caption under it, and for a diagram its drawing.

import { setBlockFields } from '@sheaf/core/actions/block-fields'
import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock, useEditable } from '@sheaf/editor/host/use-block'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { askForCaption } from '@sheaf/editor/views/caption-event'
import { IconButton } from '@sheaf/ui/button/button'
import { CodeIcon, CommentIcon, CopyIcon, EyeIcon, Icon, TextIcon, TwoColumnsIcon } from '@sheaf/ui/icon/icon'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { useRef } from 'react'
import { Caption } from '../../media/caption'
import { isDiagram, languageOf, previewOf } from './code'
import { LanguagePicker } from './language-picker'

const Diagram = onDemand(async () => (await import('./diagram')).Diagram, <div className="sheaf-diagram" />).Part

export function CodeControls({ id }: BlockProps) {
  const { t, replica, commit, copy } = useBlockHost()
  const block = useBlock(id)
  const isEditable = useEditable()
  const bar = useRef<HTMLDivElement>(null)
  if (!block) return null
  const properties = block.properties ?? {}
  const format = block.format ?? {}
  const language = languageOf(properties)
  const preview = previewOf({ properties, format })
  const set = (field: 'properties' | 'format', name: string, value: Json) =>
    commit(draft => setBlockFields(draft, id, [[field, name, value]]))
  const text = () =>
    replica
      .runs(id)
      .map(({ insert }) => (typeof insert === 'string' ? insert : ''))
      .join('')
  const forms = [
    { form: 'code', label: t('Show code'), icon: CodeIcon },
    { form: 'preview', label: t('Show preview'), icon: EyeIcon },
    { form: 'split', label: t('Split view'), icon: TwoColumnsIcon },
  ] as const
  return (
    <>
      <div ref={bar} className="sheaf-code-bar" role="toolbar" aria-label={t('Code')}>
        <LanguagePicker
          language={language}
          isEditable={isEditable}
          onChoose={name => set('properties', 'language', [[name]])}
        />
        <span className="sheaf-code-tools">
          {isDiagram(language) &&
            isEditable &&
            forms.map(({ form, label, icon }) => (
              <Tooltip key={form} label={label}>
                <IconButton
                  label={label}
                  icon={<Icon of={icon} />}
                  aria-pressed={preview === form}
                  onClick={() => set('format', 'code_preview_format', form)}
                />
              </Tooltip>
            ))}
          {isEditable && (
            <Tooltip label={t('Wrap lines')}>
              <IconButton
                label={t('Wrap lines')}
                icon={<Icon of={TextIcon} />}
                aria-pressed={format['code_wrap'] === true}
                onClick={() => set('format', 'code_wrap', format['code_wrap'] !== true)}
              />
            </Tooltip>
          )}
          {isEditable && (
            <Tooltip label={t('Caption')}>
              <IconButton
                label={t('Caption')}
                icon={<Icon of={CommentIcon} />}
                onClick={() => askForCaption(bar.current)}
              />
            </Tooltip>
          )}
          <Tooltip label={t('Copy code')}>
            <IconButton label={t('Copy code')} icon={<Icon of={CopyIcon} />} onClick={() => void copy(text())} />
          </Tooltip>
        </span>
      </div>
      {preview !== 'code' && <Diagram source={text()} />}
      <Caption id={id} box={bar} as="div" />
    </>
  )
}
