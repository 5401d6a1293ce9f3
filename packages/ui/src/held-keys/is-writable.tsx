/** What can be written in: for what has the focus as a whole before the field inside it has. */
export const isWritable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'))
