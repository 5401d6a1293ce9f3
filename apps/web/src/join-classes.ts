// Class lists: what is absent is skipped, so that conditions can be written in place.
export const joinClasses = (...classes: (string | false | null | undefined)[]): string =>
  classes.filter(Boolean).join(' ')
