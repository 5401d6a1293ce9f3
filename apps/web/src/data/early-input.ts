// Where a person pressed on the page that the document showed, and what they typed, before the app was there. A few lines of the document keep it
// (index.html).

interface EarlyInput {
  readonly place: { readonly x: number; readonly y: number }
  readonly keys: readonly KeyboardEvent[]
}

declare global {
  interface Window {
    sheafEarly?: {
      readonly early: { readonly place: EarlyInput['place'] | null; readonly keys: readonly KeyboardEvent[] }
      readonly end: () => void
    }
  }
}

/** Once, for the page that is drawn first. From then on keys go where the focus is. */
export function takeEarlyInput(): EarlyInput | null {
  const kept = window.sheafEarly
  delete window.sheafEarly
  kept?.end()
  return kept?.early.place ? { place: kept.early.place, keys: kept.early.keys } : null
}
