import type { Embed } from '@sheaf/core/text/rich-text'

/** Closes what is open for an embed: with another value for it, with null to take it out, or with nothing, and it stays as it is. */
export type Finish = (embed?: Embed | null) => void
