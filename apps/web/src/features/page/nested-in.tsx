// The editor inside a block, bound to the page that it is on.
import type { History } from '@sheaf/editor/history'
import type { NestedProps } from '@sheaf/editor/host/block-host'
import type { Openness } from '@sheaf/editor/page-editor'
import type { ComponentType } from 'react'
import { NestedText } from './nested-text'

export const nestedIn = (openness: Openness, history: () => History | undefined): ComponentType<NestedProps> =>
  function Nested(props: NestedProps) {
    return <NestedText {...props} openness={openness} history={history} />
  }
