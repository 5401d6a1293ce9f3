// The part of a view's settings that every view with cards has: the cover, its size, and how properties stand.

import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import { type CardLook, cardLook } from './card-look'

interface CardSettingsProps {
  readonly usualCover: CardLook['cover']
  /** What the size is called here. */
  readonly sizeLabel: string
  /** It says something also where cards have no cover. */
  readonly isSizeOfCard?: boolean
}

export function CardSettings({ usualCover, sizeLabel, isSizeOfCard = false }: CardSettingsProps) {
  const { t } = useBlockHost()
  const { fields, actions, properties, kinds } = useDatabase('fields', 'actions', 'properties', 'kinds')
  const look = cardLook(fields.format, usualCover)
  const files = properties.filter(property => kinds.get(property.type)?.refersTo === 'files')
  return (
    <>
      <SelectField
        label={t('Cover')}
        value={look.cover === 'property' ? `property:${look.coverProperty ?? files[0]?.id ?? ''}` : look.cover}
        choices={[
          { value: 'none', label: t('None') },
          { value: 'page_cover', label: t('Page cover') },
          { value: 'page_content_first', label: t('First image on page') },
          { value: 'page_content', label: t('First text on page') },
          ...files.map(property => ({ value: `property:${property.id}`, label: property.name })),
        ]}
        onChange={next => {
          const [source = 'none', property] = next.split(':')
          actions.setFormat('cover', source)
          if (property !== undefined) actions.setFormat('cover_property', property)
        }}
      />
      {look.cover !== 'none' && (
        <SelectField
          label={t('Image fit')}
          value={look.aspect}
          choices={[
            { value: 'cover', label: t('Fill') },
            { value: 'contain', label: t('Fit') },
          ]}
          onChange={next => actions.setFormat('cover_aspect', next)}
        />
      )}
      {(isSizeOfCard || look.cover !== 'none') && (
        <SelectField
          label={sizeLabel}
          value={look.size}
          choices={[
            { value: 'small', label: t('Small') },
            { value: 'medium', label: t('Medium') },
            { value: 'large', label: t('Large') },
          ]}
          onChange={next => actions.setFormat('cover_size', next)}
        />
      )}
      <SelectField
        label={t('Card layout')}
        value={look.layout}
        choices={[
          { value: 'list', label: t('One per line') },
          { value: 'compact', label: t('Side by side') },
        ]}
        onChange={next => actions.setFormat('card_layout', next)}
      />
    </>
  )
}
