// Words with their marks, written as plain words: what is not touched keeps its marks.

import { readRichText } from '@sheaf/core/text/read-rich-text'
import type { Run } from '@sheaf/core/text/rich-text'
import { runsOfTitle } from '@sheaf/core/text/rich-text'
import { embedLabel } from '@sheaf/core/text/safe-values'
import type { EditProps, PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { useWordContext } from '@sheaf/database/contract/database-hooks'
import { CellLine } from '../cell-line'
import { textOf } from '../cells'
import { InlineEditor } from '../inline-editor'
import { reworded } from '../reworded'
import { RichWords } from '../rich-words'

function Show({ value, cell, property, place }: ShowProps) {
  const words = textOf(cell)
  return (
    <CellLine property={property} place={place} title={words}>
      <RichWords value={value} />
    </CellLine>
  )
}

function Edit({ value, property, onChange, ...rest }: EditProps) {
  const { names } = useWordContext()
  // As it is shown, so that nothing jumps when writing begins.
  const wordsOf = ({ insert }: Run): string => {
    if (typeof insert === 'string') return insert
    const id = typeof insert.v[0] === 'string' ? insert.v[0] : ''
    if (insert.k === 'u') return `@${names.person(id)}`
    return insert.k === 'p' ? names.page(id) : embedLabel(insert)
  }
  const words = runsOfTitle(readRichText(value)).map(wordsOf).join('')
  const write = (next: string): boolean => {
    onChange(reworded(value, next, wordsOf))
    return true
  }
  return <InlineEditor {...rest} label={property.name} words={words} isMultiline onWrite={write} />
}

export const textView: PropertyView = { type: 'text', Show, edit: 'inline', Edit }
