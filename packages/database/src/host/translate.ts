// English in place, said in the person's language. Functions that are no components are given it.
import type { BlockHost } from '@sheaf/editor/host/block-host'

export type Translate = BlockHost['t']
