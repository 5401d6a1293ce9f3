// A dot in front of the line.
import type { StillBlock } from '@sheaf/core/kinds/block-look'
import { element, htmlText } from '@sheaf/core/kinds/exchange'

export const bulletedListStill: StillBlock = {
  type: 'bulleted_list',
  sign: () => element('span', { className: ['sheaf-bullet'] }, [element('span', {}, [htmlText('•')])]),
}
