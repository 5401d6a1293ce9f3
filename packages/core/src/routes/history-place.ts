// Where a tab is in its history (client-platform.md 2.5). Browsers tell how long the history is, and not where in it one stands: the
// place is written into each entry.

export interface HistoryPlace {
  readonly index: number
  readonly length: number
}
export const historyBegins: HistoryPlace = { index: 0, length: 1 }

export const canGoBack = ({ index }: HistoryPlace): boolean => index > 0
export const canGoForward = ({ index, length }: HistoryPlace): boolean => index < length - 1

/** A new entry ends what was ahead. */
export const pushed = ({ index }: HistoryPlace): HistoryPlace => ({ index: index + 1, length: index + 2 })
/** Came to an entry that says where it is; one of another program's making says nothing. */
export const cameTo = ({ length }: HistoryPlace, index: number | undefined): HistoryPlace =>
  index === undefined || !Number.isInteger(index) || index < 0
    ? historyBegins
    : { index, length: Math.max(length, index + 1) }
