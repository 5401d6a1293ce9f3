// Intl's makers are slow to make and used in every row: each is made once. A locale that nobody knows is English.

function remembered<T>(make: (locale: string, key: string) => T): (locale: string, key?: string) => T {
  const known = new Map<string, T>()
  return (locale, key = '') => {
    const name = `${locale} ${key}`
    let made = known.get(name)
    if (made === undefined) {
      try {
        made = make(locale, key)
      } catch {
        made = make('en', key)
      }
      if (known.size >= 500) known.clear()
      known.set(name, made)
    }
    return made
  }
}

/** The key is the options, as JSON. */
export const numberFormat = remembered((locale, key) => new Intl.NumberFormat(locale, JSON.parse(key || '{}')))
/** Of walls: the zone is always UTC. */
export const wallFormat = remembered(
  (locale, key) => new Intl.DateTimeFormat(locale, { ...JSON.parse(key || '{}'), timeZone: 'UTC' }),
)
export const collator = remembered(locale => new Intl.Collator(locale, { numeric: true }))
