// Numbers stand at the end of their cell, in digits of one width.
import type { EditProps, PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { useWordContext } from '@sheaf/database/contract/database-hooks'
import { numberOf } from '../cells'
import { numberWords } from '../number-format'
import { NumberLook } from '../number-look'
import { NumberSettings } from '../number-settings'
import { ParsedEditor } from '../parsed-editor'

function Show({ cell, property }: ShowProps) {
  const { locale } = useWordContext()
  const value = numberOf(cell)
  return value === null ? null : (
    <NumberLook value={value} words={numberWords(value, property, locale)} property={property} />
  )
}

function Edit(props: EditProps) {
  const { locale } = useWordContext()
  const value = numberOf(props.cell)
  return (
    <ParsedEditor
      {...props}
      words={numberWords(value, writtenAs(props.property), locale)}
      isAtEnd
      inputMode="decimal"
    />
  )
}
/** All digits and no signs of money, but the sign of percent: what is typed is read the same way. */
const writtenAs = (property: ShowProps['property']): ShowProps['property'] => {
  const { decimals: _all, ...rest } = property
  return { ...rest, format: property['format'] === 'percent' ? 'percent' : 'number' }
}

export const numberView: PropertyView = {
  type: 'number',
  Show,
  edit: 'inline',
  Edit,
  Settings: NumberSettings,
  asksFirst: true,
  align: 'end',
}
