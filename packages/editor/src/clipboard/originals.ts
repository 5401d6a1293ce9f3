// The blocks that pages and databases on a clipboard were taken from.

import { ORIGINAL } from '@sheaf/core/actions/block-trees'
import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'

export const originalsIn = (trees: readonly BlockTree[]): readonly Uuid[] =>
  trees.flatMap(({ format, children }) => {
    const { [ORIGINAL]: original } = format
    return [...(isCanonicalUuid(original) ? [original] : []), ...originalsIn(children)]
  })
