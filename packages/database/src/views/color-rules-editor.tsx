// The rules by which a view colours rows and cells. The first that holds counts, so their order is part of them.

import { type ColorRule, colorRulesIn, type RuleColor, ruleColors } from '@sheaf/core/collection/color-rules'
import { operatorsOf } from '@sheaf/core/kinds/askable'
import { colorVariables, paletteNames } from '@sheaf/editor/colors/content-color'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { SelectField } from '@sheaf/ui/field/select-field'
import { ArrowUpIcon, CloseIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { firstCondition } from '../conditions/filter-tree'
import { useDatabase } from '../contract/database-hooks'
import { ConditionFields } from '../filters/filter-editor'
import { useDatabaseHost } from '../host/database-host'
import styles from './color-rules-editor.module.css'

const LIST = 'color_rules'
const WHOLE_ROW = ''

export function ColorRulesEditor() {
  const { t } = useBlockHost()
  const { newShortId } = useDatabaseHost().ports
  const { fields, properties, kinds, actions } = useDatabase('fields', 'properties', 'kinds', 'actions')
  const rules = colorRulesIn(fields.format)
  const first = properties.find(one => operatorsOf(kinds, one).length > 0)
  const put = (rule: ColorRule, before?: string | null): void =>
    actions.setFormatItems([{ list: LIST, id: rule.id, value: rule, ...(before === undefined ? {} : { before }) }])
  return (
    <div className={styles.editor}>
      {rules.length === 0 && (
        <p className={styles.empty}>{t('No rules yet. Rules color rows or cells based on their values.')}</p>
      )}
      <ol className={styles.rules}>
        {rules.map((rule, i) => (
          <li key={rule.id} className={styles.rule}>
            <Rule rule={rule} onChange={put} />
            <span className={styles.buttons}>
              {i > 0 && (
                <IconButton
                  label={t('Move rule up')}
                  icon={<Icon of={ArrowUpIcon} />}
                  onClick={() => put(rule, rules[i - 1]?.id)}
                />
              )}
              <IconButton
                label={t('Remove rule')}
                icon={<Icon of={CloseIcon} />}
                onClick={() => actions.setFormatItems([{ list: LIST, id: rule.id, value: null }])}
              />
            </span>
          </li>
        ))}
      </ol>
      {first && (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={<Icon of={PlusIcon} />}
            onClick={() =>
              put(
                {
                  id: newShortId(),
                  condition: firstCondition(kinds, first),
                  color: ruleColors[(rules.length + 5) % ruleColors.length] ?? 'blue',
                },
                null,
              )
            }
          >
            {t('Add rule')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Rule({ rule, onChange }: { readonly rule: ColorRule; readonly onChange: (rule: ColorRule) => void }) {
  const { t } = useBlockHost()
  const { schema, properties } = useDatabase('schema', 'properties')
  const property = schema[rule.condition.property]
  const { cell: _cell, ...forRow } = rule
  const names = new Map([['default', t('Default')], ...Object.entries(paletteNames(t))])
  const nameOf = (color: RuleColor): string => names.get(color === 'gray' ? 'grey' : color) ?? color
  return (
    <div className={styles.parts}>
      {property ? (
        <ConditionFields
          condition={rule.condition}
          property={property}
          onChange={condition => onChange({ ...rule, condition })}
        />
      ) : (
        <span className={styles.empty}>{t('Deleted property')}</span>
      )}
      <span className={styles.colour}>
        <span
          className={styles.swatch}
          style={{ background: colorVariables(rule.color)['--own-background'] }}
          aria-hidden="true"
        />
        <SelectField
          label={t('Color')}
          labelHidden
          value={rule.color}
          choices={ruleColors.map(value => ({ value, label: nameOf(value) }))}
          onChange={color => onChange({ ...rule, color })}
        />
        <SelectField
          label={t('Apply to')}
          labelHidden
          value={rule.cell ?? WHOLE_ROW}
          choices={[
            { value: WHOLE_ROW, label: t('Entire row') },
            ...properties.map(({ id, name }) => ({ value: id, label: t('Only {property}', { property: name }) })),
          ]}
          onChange={cell => onChange(cell === WHOLE_ROW ? forRow : { ...rule, cell })}
        />
      </span>
    </div>
  )
}
