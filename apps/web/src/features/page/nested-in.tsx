// The editor inside a block, bound to the page that it is on.
import type { History } from '@sheaf/editor/history'
import type { NestedProps } from '@sheaf/editor/host/block-host'
import type { Openness } from '@sheaf/editor/page-editor'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import type { ComponentType } from 'react'

const NestedText = onDemand(async () => (await import('./nested-text')).NestedText).Part

export const nestedIn = (openness: Openness, history: () => History | undefined): ComponentType<NestedProps> =>
  function Nested(props: NestedProps) {
    return <NestedText {...props} openness={openness} history={history} />
  }
