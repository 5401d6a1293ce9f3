// Words in the cell's place that the property's kind reads: numbers, addresses, anything that is typed.

import type { EditProps } from '@sheaf/database/contract/database'
import { usePropertyKinds, useWordContext } from '@sheaf/database/contract/database-hooks'
import type { ComponentProps } from 'react'
import { InlineEditor } from './inline-editor'

interface ParsedEditorProps extends EditProps {
  readonly words: string
  readonly isMultiline?: boolean
  readonly isAtEnd?: boolean
  readonly inputMode?: ComponentProps<'input'>['inputMode']
}

export function ParsedEditor({ property, onChange, ...rest }: ParsedEditorProps) {
  const kinds = usePropertyKinds()
  const context = useWordContext()
  const write = (words: string): boolean => {
    if (words.trim() === '') {
      onChange(null)
      return true
    }
    const taken = kinds.get(property.type)?.parse(words, property, context)
    if (!taken || taken.loss === 'lost') return false
    onChange(taken.value)
    return true
  }
  return <InlineEditor {...rest} label={property.name} onWrite={write} />
}
