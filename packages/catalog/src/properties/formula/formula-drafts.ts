// Formulas that were left without saving, for as long as the tab lives: who opens the property again goes on where they were.
const drafts = new Map<string, string>()

interface FormulaDraft {
  readonly get: () => string | undefined
  /** What equals the saved formula is no draft. */
  readonly set: (text: string, saved: string) => void
  readonly drop: () => void
}

export function formulaDraft(collectionId: string, property: string): FormulaDraft {
  const key = `${collectionId} ${property}`
  return {
    get: () => drafts.get(key),
    set: (text, saved) => void (text === saved ? drafts.delete(key) : drafts.set(key, text)),
    drop: () => void drafts.delete(key),
  }
}
