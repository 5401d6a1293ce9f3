// The table "what never imports what" of the architecture, as data. To allow something new, change a row here and say why.

const words = (...lines) => lines.flatMap(line => line.split(' '))

/** What each room may import of ours, and its tests besides; `node` says whether Node's own modules are allowed. */
export const rooms = {
  core: { ours: [], node: false },
  sync: { ours: ['@sheaf/core'], node: false },
  ui: { ours: [], node: false },
  editor: { ours: ['@sheaf/core', '@sheaf/sync', '@sheaf/ui'], node: false },
  // Its tests are made with the kinds of the catalogue, as they are in use.
  database: {
    ours: ['@sheaf/core', '@sheaf/sync', '@sheaf/ui', '@sheaf/editor'],
    tests: ['@sheaf/catalog'],
    node: false,
  },
  catalog: { ours: ['@sheaf/core'], node: false },
  'catalog view': {
    ours: ['@sheaf/core', '@sheaf/sync', '@sheaf/ui', '@sheaf/editor', '@sheaf/database'],
    node: false,
  },
  server: { ours: ['@sheaf/core', '@sheaf/sync', '@sheaf/catalog'], node: true },
  web: {
    ours: [
      '@sheaf/core',
      '@sheaf/sync',
      '@sheaf/ui',
      '@sheaf/editor',
      '@sheaf/database',
      '@sheaf/catalog',
      '@sheaf/catalog/view',
      '@sheaf/catalog/view-views',
      '@sheaf/catalog/property-views',
    ],
    node: false,
  },
  // Browser tests cover every kind of the catalog.
  e2e: { ours: ['@sheaf/core', '@sheaf/catalog'], node: true },
}

/** Within a room, what a folder never imports, at run time either: what many build on does not know who builds on it. */
export const lowerFolders = [
  { folder: 'apps/web/src/data/', never: ['screens', 'features', 'frame'].map(name => `apps/web/src/${name}/`) },
]

/** Further entry points of a package, which its plain name does not cover. */
export const entryPoints = ['@sheaf/catalog/view', '@sheaf/catalog/view-views', '@sheaf/catalog/property-views']

/**
 * Each library is imported in one folder. A library that is not listed may be imported from one folder of one room (or one file at its top);
 * listed ones say exactly where. Paths are prefixes.
 */
export const libraryFolders = {
  yjs: ['packages/core/src/text/'],
  react: [
    'packages/ui/src/',
    'packages/editor/src/',
    'packages/database/src/',
    'packages/catalog/src/',
    'apps/web/src/',
  ],
  'react-dom': ['packages/ui/src/', 'packages/editor/src/', 'apps/web/src/'],
  '@base-ui/react': ['packages/ui/src/'],
  'lucide-react': ['packages/ui/src/icon'],
  'prosemirror-keymap': ['packages/editor/src/'],
  'prosemirror-model': ['packages/editor/src/'],
  'prosemirror-state': ['packages/editor/src/'],
  'prosemirror-transform': ['packages/editor/src/'],
  'prosemirror-view': ['packages/editor/src/'],
  // Everything that serves HTTP registers its routes there.
  fastify: ['apps/server/src/http/', 'apps/server/src/sockets/', 'apps/server/src/metrics/', 'apps/server/src/files/'],
  // Caches of bounded size: of spaces, collections, pages, entries of the log, sessions and link previews.
  'lru-cache': [
    'apps/server/src/spaces/',
    'apps/server/src/collections/',
    'apps/server/src/pages/',
    'apps/server/src/followers/',
    'apps/server/src/auth/',
    'apps/server/src/unfurl/',
  ],
  kysely: ['apps/server/src/storage/'],
  // Storage runs queries, the bus listens, and the supervisor asks whether its server answers.
  pg: ['apps/server/src/storage/', 'apps/server/src/bus/', 'apps/server/src/postgres/'],
  // One grammar of formulas for computing, colouring and completing them; see docs/decisions/formula-grammar.md.
  '@lezer/lr': ['packages/core/src/formula/', 'packages/catalog/src/properties/formula/'],
  '@lezer/common': ['packages/core/src/formula/', 'packages/catalog/src/properties/formula/'],
  'playwright-core': ['apps/e2e/src/'],
  'axe-core': ['apps/e2e/src/'],
}

/** Libraries that only tests may import, in any room, besides Node's modules. */
export const testLibraries = ['vitest', 'fast-check', 'esbuild']

/** Globals that would make `core` depend on where and when it runs. */
export const impureGlobals = [
  'new Date()',
  ...words(
    'Date.now Math.random crypto performance fetch XMLHttpRequest WebSocket Worker window document navigator location',
    'localStorage sessionStorage indexedDB caches self globalThis global process Buffer require console setTimeout',
    'setInterval setImmediate queueMicrotask requestAnimationFrame',
  ),
]

/** Globals of a screen, which the pure half of a kind must not touch: the server runs it too. */
export const screenGlobals = words('window document navigator location localStorage sessionStorage indexedDB')

/** Names that say nothing about what is inside. */
export const emptyNames = words('util utils helper helpers common shared misc manager service services')

/** Block types that are also plain words: a comparison counts only where the thing compared is a block or a record. */
export const plainWords = [
  ...words(
    'text header quote divider code column table tab page alias form image video audio file pdf bookmark embed maps',
    'drawing button slide post mail workflow transcription breadcrumb equation',
  ),
]

/** The two lists of kinds, which exist to re-export. */
export const allowedBarrels = ['packages/catalog/src/index.ts', 'packages/catalog/src/view.ts']

/** Words that no file and no export is named with, and what to say instead. */
export const refusedWords = new Map([
  ['deed', "'action' or 'command'"],
  ['desk', "'handler', 'host' or 'context'"],
  ['door', "'entry point', 'controller' or 'adapter'"],
  ['wish', "'request', 'options' or 'spec'"],
  ['wished', "'requested' or 'preferred'"],
  ['dress', "'style' or 'look'"],
  ['hand', "'pointer', 'context' or the thing itself"],
  ['spot', "'position', 'cell' or 'target'"],
  ['stage', "'state', 'canvas' or 'step'"],
  ['misfortune', "'fault'"],
  ['house', 'the thing itself'],
])
