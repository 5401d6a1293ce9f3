// Something of another product, as it was last known. Nothing is asked of that product; the link leads there.

import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { Icon, PuzzleIcon } from '@sheaf/ui/icon/icon'
import { externalObjectOf } from './external-object'

export function ExternalObject({ id }: BlockProps) {
  const { t, files } = useBlockHost()
  const block = useBlock(id)
  if (!block) return null
  const { address, source, title, icon, fields } = externalObjectOf({
    properties: block.properties ?? {},
    format: block.format ?? {},
  })
  const name = title || t('Content from another app')
  return (
    <div className="sheaf-external">
      <div className="sheaf-external-head">
        {icon ? <img src={files.urlOf(icon, { width: 32 })} alt="" /> : <Icon of={PuzzleIcon} />}
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer nofollow">
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}
        {source && <span className="sheaf-external-source">{source}</span>}
      </div>
      {fields.length > 0 && (
        <dl className="sheaf-external-fields">
          {fields.map(([field, value]) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
