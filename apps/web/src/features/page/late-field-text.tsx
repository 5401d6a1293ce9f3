// A text in a field of a block: its words at once, its marks and the writing of it when that code is here.
import { readRichText } from '@sheaf/core/text/read-rich-text'
import { plainText } from '@sheaf/core/text/rich-text'
import type { FieldTextProps } from '@sheaf/editor/host/block-host'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { useRecord } from '../../data/hooks'

const Words = ({ block, field }: FieldTextProps) => (
  <div className="sheaf-field-text" dir="auto">
    {plainText(readRichText(useRecord('block', block)?.properties?.[field]))}
  </div>
)

export const LateFieldText = onDemand(
  async () => (await import('./field-text')).FieldText,
  (props: FieldTextProps) => <Words {...props} />,
).Part
