// Class lists for components: skips what is absent, so callers can write conditions in place.

export function joinClasses(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
