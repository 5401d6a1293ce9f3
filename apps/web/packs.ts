// Which file of the build a module comes in. What a page needs first is a few files. What comes later is one pack for each use: whoever opens
// one menu opens others, and a request costs more than code that is not needed yet.
import { join } from 'node:path'
import type { Rolldown } from 'vite'

const ENTRY = join(import.meta.dirname, 'src/main.tsx')
const WORKSPACE = join(import.meta.dirname, 'src/screens/workspace.tsx')
/** Whoever does not read English needs it before anything is drawn. */
const LANGUAGES = join(import.meta.dirname, 'src/i18n/load-locale.ts')
const AHEAD = join(import.meta.dirname, 'src/frame/ahead-parts.ts')
const DATABASE = join(import.meta.dirname, 'src/features/database/database.tsx')

export const isLibrary = (id: string): boolean => id.includes('/node_modules/')
export const isLanguage = (id: string): boolean => id.includes('/locales/')
const isIcon = (id: string): boolean => /\/lucide-react\/.*\/icons\//.test(id)
/** What menus, panels and dialogs are made of, and all styles of our own: they come with the first one. So does what else later parts share. */
const isOverlay = (id: string): boolean =>
  /\/@(base-ui|floating-ui)\/|\/packages\/ui\/src\/|\/(apps|packages)\/.*\.css$/.test(id) && !isIcon(id)
const isAny = (): boolean => true
/** Asked for by databases, and by nothing else. */
const isOfDatabases = (id: string): boolean =>
  /\/web\/src\/(features\/database\/|data\/asked-databases)|\/packages\/database\/|\/catalog\/src\/(views|properties)\//.test(
    id,
  )

/**
 * By the folder of what is asked for when it is used; the first that fits. It brings what it needs with it. What two packs share is in the
 * upper one, which the lower one needs then: no pack needs one below it.
 */
const packs: readonly { readonly name: string; readonly folders: RegExp }[] = [
  { name: 'media', folders: /\/catalog\/src\/blocks\/(audio|bookmark|drawing|embeds|file|image|maps|pdf|video)\// },
  { name: 'blocks', folders: /\/catalog\/src\/(blocks|button-steps)\// },
  { name: 'panels', folders: /\/web\/src\/(?!features\/(database|settings)\/|data\/asked-databases)/ },
  { name: 'settings', folders: /\/web\/src\/features\/settings\// },
  { name: 'databases', folders: /\/web\/src\/|\/packages\/(core|database)\// },
  { name: 'views', folders: /\/catalog\/src\/views\// },
  { name: 'formulas', folders: /\/catalog\/src\/properties\// },
]

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Everything that modules need at once, through others too. Icons have a file of their own. */
function reachable(from: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(from)
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) if (!isIcon(imported)) found.add(imported)
  return found
}

/** All parts that are asked for when they are used, from wherever. */
function askedParts(modules: Modules): readonly string[] {
  const parts = new Set<string>()
  const found = new Set([ENTRY])
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    for (const part of dynamicallyImportedIds) parts.add(part)
    for (const next of [...importedIds, ...dynamicallyImportedIds]) found.add(next)
  }
  return [...parts]
}

/** What databases need and other later parts too. Whoever opens a page with one would else fetch all of theirs for a few modules. */
function sharedWithDatabases(modules: Modules): ReadonlySet<string> {
  const elsewhere = reachable(
    askedParts(modules).filter(id => !isOfDatabases(id) && id !== WORKSPACE),
    modules,
  )
  return new Set([...reachable([DATABASE], modules)].filter(id => elsewhere.has(id) && !isLibrary(id)))
}

const isAskedFor = (id: string, modules: Modules): boolean =>
  !isLibrary(id) && !isLanguage(id) && (modules.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0

/**
 * Libraries are apart from ours, as they change more seldom, and what signing in needs is apart from the workspace. Icons are one file: which
 * of them a page draws changes with every menu. What is fetched ahead of its use is one file. Left alone, every icon and every module that two later parts share would be a request of its own.
 */
export function codeGroups(): Rolldown.CodeSplittingGroup[] {
  const group = (name: string, from: (modules: Modules) => readonly string[], fits: (id: string) => boolean) => {
    let found: ReadonlySet<string> | undefined
    return {
      debugName: name,
      name: (id: string, modules: Modules): string | null => {
        found ??= reachable(from(modules), modules)
        return found.has(id) && fits(id) ? name : null
      },
    }
  }
  const asked = (name: string, folders: RegExp) => ({
    debugName: name,
    name: (id: string, modules: Modules) => (folders.test(id) && isAskedFor(id, modules) ? name : null),
  })
  let shared: ReadonlySet<string> | undefined
  const overlays = {
    debugName: 'overlays',
    name: (id: string, modules: Modules): string | null => {
      shared ??= sharedWithDatabases(modules)
      return isOverlay(id) || shared.has(id) ? 'overlays' : null
    },
  }
  const entry = () => [ENTRY, LANGUAGES]
  const workspace = () => [WORKSPACE]
  const soon = (modules: Modules) => [AHEAD, ...(modules.getModuleInfo(AHEAD)?.dynamicallyImportedIds ?? [])]
  const groups: readonly Rolldown.CodeSplittingGroup[] = [
    group('start-libraries', entry, isLibrary),
    { name: 'icons', test: isIcon },
    group('start', entry, isAny),
    group('page-libraries', workspace, isLibrary),
    group('page', workspace, isAny),
    asked('screens', /\/web\/src\/(screens\/(?!settings-of|sign-out)|uncommon-routes)/),
    overlays,
    group('soon', soon, isAny),
    ...packs.map(({ name, folders }) => asked(name, folders)),
  ]
  // The first takes what it needs before the second.
  return groups.map((one, at) => ({ ...one, priority: groups.length - at }))
}

/** Every page names them itself: no part that comes later has to. */
export const isOfFirstLoad = (file: string): boolean =>
  /\/(rolldown-runtime|icons|start|start-libraries|page|page-libraries)-[\w-]{8}\.(js|css)$/.test(file)
