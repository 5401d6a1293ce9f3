// An answer in parts, of work that tells how far it is.

/**
 * What the work tells, and its result last. Nobody has to keep up: of what was told while a part was on its way, the latest counts. The work
 * goes on to its end where nobody listens any more.
 */
export async function* answerParts<T>(work: (tell: (part: T) => void) => Promise<T>): AsyncGenerator<T> {
  let latest: { readonly part: T } | null = null
  let wake = (): void => {}
  const end = work(part => {
    latest = { part }
    wake()
  }).then(part => ({ part }))
  // Whoever stops listening does not hear of its failure either.
  end.catch(() => undefined)
  const take = (): { readonly part: T } | null => {
    const taken = latest
    latest = null
    return taken
  }
  for (;;) {
    const told = new Promise<null>(resolve => {
      wake = () => resolve(null)
    })
    const next = take()
    if (next) {
      yield next.part
      continue
    }
    const last = await Promise.race([told, end])
    if (last) return yield last.part
  }
}
