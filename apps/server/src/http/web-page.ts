// The document of the web app, as the build wrote it: which files are fetched ahead for an address, where the nonce goes, and where answers
// follow.
import type { Route } from '@sheaf/core/routes'

/** The build may put this where it wants the nonce; tags that load something get it in any case. */
const NONCE_PLACE = '__SHEAF_NONCE__'
/** Where the build says what each kind of screen needs besides the start: `{kind: tags}`, as JSON. */
const AHEAD = /<!--sheaf-ahead (.*?)-->/s
/** The frame, which is there before the app is. */
const SHELL = /<!--sheaf-shell-->(.*?)<!--\/sheaf-shell-->/s
/** In the frame: where a page is drawn before the app is there. */
const STILL = '<!--sheaf-still-->'

/** `screens`: signing in, and what else is there before a workspace. */
type ScreenKind = 'page' | 'screens'

const beforeWorkspace = new Set<Route['name']>([
  'login',
  'signup',
  'signupReferral',
  'signupTrial',
  'addAnotherAccount',
])

export const kindOfScreen = (route: Route['name'], isSignedIn: boolean): ScreenKind =>
  isSignedIn && !beforeWorkspace.has(route) ? 'page' : 'screens'

interface Written {
  readonly kind: ScreenKind
  readonly nonce: string
  /** Goes into its head. */
  readonly head?: string
}

export class WebPage {
  private readonly ahead: Partial<Record<ScreenKind | 'databases', string>>

  constructor(private readonly html: string) {
    this.ahead = JSON.parse(AHEAD.exec(html)?.[1] ?? '{}') as typeof this.ahead
  }

  /** The tags of what shows databases, for a page that turns out to have one. */
  get databaseParts(): string {
    return this.ahead.databases ?? ''
  }
  /** In three parts: a page may be drawn after the first, and answers may come after the second. */
  write({ kind, nonce, head = '' }: Written): readonly [begin: string, middle: string, end: string] {
    const html = this.html
      .replace(AHEAD, () => this.ahead[kind] ?? '')
      .replace(SHELL, (_, shell: string) => (kind === 'page' ? shell : ''))
      .replace('</head>', () => `${head}</head>`)
      .replaceAll(NONCE_PLACE, nonce)
      .replace(/<(script|style|link)\b(?![^>]*\snonce=)/gi, `<$1 nonce="${nonce}"`)
    const end = html.lastIndexOf('</body>')
    const whole = end < 0 ? html : html.slice(0, end)
    const [begin = '', middle = ''] = whole.split(STILL)
    return [begin, middle, end < 0 ? '' : html.slice(end)]
  }
}
