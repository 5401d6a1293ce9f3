// The only importer of Mermaid: source text in, a drawing out.
import type { MermaidConfig } from 'mermaid'
import { cleanDrawing, type Drawing } from './clean-drawing'
import { MOST_CHARACTERS, MOST_EDGES } from './diagram-source'

let count = 0
/** One at a time: the library keeps its settings for all. */
let turn: Promise<unknown> = Promise.resolve()
let library: ReturnType<typeof load> | undefined

async function load() {
  const [{ default: mermaid }, { default: elk }, { default: purify }] = await Promise.all([
    import('mermaid'),
    import('@mermaid-js/layout-elk'),
    import('dompurify'),
  ])
  mermaid.registerLayoutLoaders(elk)
  return { mermaid, purify }
}

const settings = (theme: 'light' | 'dark'): MermaidConfig => ({
  startOnLoad: false,
  securityLevel: 'strict',
  layout: 'elk',
  maxEdges: MOST_EDGES,
  maxTextSize: MOST_CHARACTERS,
  htmlLabels: false,
  flowchart: { htmlLabels: false },
  suppressErrorRendering: true,
  theme: theme === 'dark' ? 'dark' : 'neutral',
  fontFamily: 'inherit',
  // The options that a diagram's source may not set.
  secure: [
    'secure',
    'securityLevel',
    'startOnLoad',
    'maxTextSize',
    'maxEdges',
    'suppressErrorRendering',
    'htmlLabels',
    'themeCSS',
    'fontFamily',
    'dompurifyConfig',
  ],
})

/** Throws with the library's own words where a diagram cannot be drawn. */
export function drawDiagram(source: string, theme: 'light' | 'dark'): Promise<Drawing> {
  const drawn = turn.then(async () => {
    library ??= load()
    const { mermaid, purify } = await library
    mermaid.initialize(settings(theme))
    const { result, styles } = await catchingStyles(() => mermaid.render(`sheaf-diagram-${count++}`, source))
    return cleanDrawing(purify, result.svg, styles)
  })
  turn = drawn.catch(() => {})
  return drawn
}

/**
 * The library styles what it measures by an element of its own making, which the page's policy does not let in. What it would
 * have written there goes into a sheet instead, which says the same.
 */
async function catchingStyles<T>(run: () => Promise<T>): Promise<{ readonly result: T; readonly styles: string }> {
  const sheet = new CSSStyleSheet()
  let styles = ''
  const create = document.createElement.bind(document)
  const catching = (name: string, options?: ElementCreationOptions): HTMLElement => {
    if (name !== 'style') return create(name, options)
    return Object.defineProperty(create('desc'), 'innerHTML', {
      set: (rules: string) => {
        styles += rules
        sheet.replaceSync(styles)
      },
    })
  }
  Object.defineProperty(document, 'createElement', { value: catching, configurable: true })
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  try {
    return { result: await run(), styles }
  } finally {
    Reflect.deleteProperty(document, 'createElement')
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
}

/** Styles of a drawing stay inside of it, and need no element that the page's policy would have to allow. */
export function showDrawing(place: HTMLElement, drawing: Drawing | null): void {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(drawing?.styles ?? '')
  root.adoptedStyleSheets = [sheet]
  root.replaceChildren(...(drawing ? [document.importNode(drawing.svg, true)] : []))
}
