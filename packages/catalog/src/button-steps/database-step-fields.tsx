// Which database a step writes to, which of its pages, and what it sets in them.
import type { Filter } from '@sheaf/core/collection/query'
import { TITLE } from '@sheaf/core/collection/schema'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRef } from 'react'
import { CollectionField } from '../properties/collection-field'
import { useCollections } from '../properties/use-collections'
import { isSettable, newSetting, SettingLine } from './setting-line'
import { AddButton } from './step-inputs'
import { idIn, MAX_SETTINGS, type Setting, type StepOf, THIS } from './steps'
import own from './steps.module.css'

type DatabaseStep = StepOf<'add'> | StepOf<'edit'>
interface DatabaseStepProps {
  readonly step: DatabaseStep
  readonly onChange: (step: DatabaseStep) => void
}

export function DatabaseStepFields({ step, onChange }: DatabaseStepProps) {
  if (step.collection !== THIS) return <OfChosenDatabase {...{ step, onChange }} />
  return <SettingList kind={step.kind} values={step.values} onChange={values => onChange({ ...step, values })} />
}

function OfChosenDatabase({ step, onChange }: DatabaseStepProps) {
  const { t, InCollection } = useBlockHost()
  const collections = useCollections()
  const id = idIn(step.collection)
  return (
    <>
      <CollectionField
        label={t('Database')}
        labelHidden
        collections={collections}
        value={step.collection}
        onChange={collection => onChange({ kind: step.kind, collection, values: newValues(step.kind) })}
      />
      {id !== null && (
        <InCollection key={id} collection={id}>
          {step.kind === 'add' ? (
            <Template step={step} onChange={onChange} />
          ) : (
            <Which step={step} onChange={onChange} />
          )}
          <SettingList kind={step.kind} values={step.values} onChange={values => onChange({ ...step, values })} />
        </InCollection>
      )}
    </>
  )
}

/** A new page wants a name. */
const newValues = (kind: DatabaseStep['kind']): readonly Setting[] =>
  kind === 'add' ? [{ property: TITLE, how: 'value' }] : []

interface TemplateProps {
  readonly step: StepOf<'add'>
  readonly onChange: (step: StepOf<'add'>) => void
}
function Template({ step, onChange }: TemplateProps) {
  const { TemplateSettings } = useDatabase('TemplateSettings')
  const { template, ...rest } = step
  return <TemplateSettings template={template} onChange={next => onChange(next ? { ...rest, template: next } : rest)} />
}

interface WhichProps {
  readonly step: StepOf<'edit'>
  readonly onChange: (step: StepOf<'edit'>) => void
}
function Which({ step, onChange }: WhichProps) {
  const { t } = useBlockHost()
  const { FilterSettings } = useDatabase('FilterSettings')
  const { filter, ...rest } = step
  return (
    <div className={own.part} role="group" aria-label={t('Pages to edit')}>
      <div className={own.label}>{filter ? t('Pages to edit') : t('Pages to edit: all of them')}</div>
      <FilterSettings
        filter={filter}
        onChange={(next: Filter | null) => onChange(next ? { ...rest, filter: next } : rest)}
      />
    </div>
  )
}

interface SettingListProps {
  readonly kind: DatabaseStep['kind']
  readonly values: readonly Setting[]
  readonly onChange: (values: readonly Setting[]) => void
}
function SettingList({ kind, values, onChange }: SettingListProps) {
  const { t } = useBlockHost()
  const { properties, kinds } = useDatabase('properties', 'kinds')
  const add = useRef<HTMLButtonElement>(null)
  const taken = new Set(values.map(({ property }) => property))
  const free = properties.filter(({ id, type }) => !taken.has(id) && isSettable(kinds.get(type)))
  const [next] = free
  return (
    <div className={own.part} role="group" aria-label={t('Properties to set')}>
      {values.map((setting, i) => (
        <SettingLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a property may be deleted, and then chosen anew
          key={i}
          setting={setting}
          isNewPage={kind === 'add'}
          free={free}
          onChange={changed => onChange(values.toSpliced(i, 1, changed))}
          onRemove={() => {
            onChange(values.toSpliced(i, 1))
            add.current?.focus()
          }}
        />
      ))}
      {next && (
        <AddButton
          ref={add}
          disabled={values.length >= MAX_SETTINGS}
          onClick={() => onChange([...values, newSetting(next, kinds.get(next.type), kind === 'add')])}
        >
          {t('Set a property')}
        </AddButton>
      )}
    </div>
  )
}
