// The only importer of KaTeX. It is loaded with the first formula on a screen; until then, and where a formula is invalid, its source is shown.
type Katex = typeof import('katex').default

let loading: Promise<Katex> | null = null
let loaded: Katex | null = null

function katex(): Promise<Katex> {
  loading ??= Promise.all([import('katex'), import('katex/dist/katex.min.css')]).then(
    ([{ default: made }]) => (loaded = made),
    error => {
      // Another try may find the network again.
      loading = null
      throw error
    },
  )
  return loading
}

/** Draws a formula; says what is wrong with it, or null. Drawn at once when the library is here. */
export async function drawMath(into: HTMLElement, formula: string, isBlock = false): Promise<string | null> {
  if (loaded) return draw(loaded, into, formula, isBlock)
  into.textContent = formula
  into.dataset['wanted'] = formula
  try {
    const made = await katex()
    // Something else may have been asked for meanwhile.
    return into.dataset['wanted'] === formula ? draw(made, into, formula, isBlock) : null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function draw(made: Katex, into: HTMLElement, formula: string, isBlock: boolean): string | null {
  into.dataset['wanted'] = formula
  try {
    // Nothing in a formula may lead anywhere or grow without end.
    made.render(formula, into, { displayMode: isBlock, throwOnError: true, trust: false, maxSize: 40, maxExpand: 500 })
    return null
  } catch (error) {
    into.textContent = formula
    return error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : String(error)
  }
}
