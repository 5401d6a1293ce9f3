// Runs the steps of a button, all or none: problems are reported before anything is confirmed or written. Everything that it writes,
// in any place, is one undo step; then it opens pages and notifies people.

import type { Draft } from '@sheaf/core/actions/draft'
import type { CollectionAt } from '@sheaf/core/collection/collection-at'
import type { TemplateState } from '@sheaf/core/collection/templates'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockHost, Step } from '@sheaf/editor/host/block-host'
import type { RowWriter } from '@sheaf/editor/host/host-databases'
import { catalogProperties } from '../properties/all'
import { insertTemplate, templateOf } from './insert-template'
import { mayNotify, notifySteps } from './notify'
import { doneMessage, problemMessage } from './press-messages'
import { problemOf, type StepProblem } from './step-problems'
import { valueOfSetting } from './step-value'
import { ADDED, type ButtonStep, idIn, type Setting, type StepOf, THIS, webAddress } from './steps'

/** Where it stands: a block of a page, with its template; or a row of a database. */
export type PressPlace =
  | { readonly block: Uuid; readonly mayInsert: boolean }
  | { readonly row: Uuid; readonly collection: Uuid }

/** More rows than these are edited in a table, where one sees them. */
export const MOST_ROWS = 1_000
/** A transaction is not to become longer than this; see `limits.operationsPerTransaction`. */
const CHANGES_AT_ONCE = 2_000

export type PressHost = Pick<
  BlockHost,
  'databases' | 'newId' | 'pageId' | 'pages' | 'people' | 'replica' | 'reveal' | 'step' | 't' | 'toast' | 'userId'
>

export async function press(
  host: PressHost,
  place: PressPlace,
  steps: readonly (ButtonStep | null)[],
  ask: (question: string) => Promise<boolean>,
): Promise<void> {
  const { t, toast } = host
  if (steps.length === 0) return toast(t('This button has no steps yet. Add some in its settings.'))
  const tell = (problem: StepProblem | 'too many', i: number, name: string): void =>
    toast(problemMessage(t, problem, name), { detail: t('Step {number} of this button', { number: i + 1 }) })
  const { writer, targets, templates } = await groundOf(host, place, steps)
  for (const [i, step] of steps.entries()) {
    const target = targets.get(collectionOf(step, place) ?? '')
    const isRefused =
      'block' in place &&
      ((step?.kind === 'insert' && !place.mayInsert) || (step?.kind === 'notify' && !mayNotify(host)))
    const problem = isRefused
      ? 'no permission'
      : problemOf(step, {
          kinds: catalogProperties,
          target,
          template: templates.get(templateOfStep(step) ?? ''),
          before: steps.slice(0, i),
        })
    if (problem) return tell(problem, i, target?.name ?? '')
  }
  for (const step of steps) if (step?.kind === 'confirm' && !(await ask(step.question))) return
  const found = new Map<ButtonStep, readonly Uuid[]>()
  for (const [i, step] of steps.entries()) {
    if (step?.kind !== 'edit' || !writer) continue
    const rows = await rowsOf(writer, place, step)
    if (rows.length > MOST_ROWS) return tell('too many', i, targets.get(collectionOf(step, place) ?? '')?.name ?? '')
    found.set(step, rows)
  }
  const run = new Run(host, writer)
  const done: string[] = []
  let added: Uuid | null = null
  for (const step of steps) {
    const name = targets.get(collectionOf(step, place) ?? '')?.name ?? ''
    if (step?.kind === 'insert' && 'block' in place) {
      const count = templateOf(host.replica, place.block).length
      if (count > 0) {
        run.write(draft => insertTemplate(host, draft, place.block, step.at))
        done.push(doneMessage(t, 'insert', count, name))
      }
    } else if (step?.kind === 'add') {
      added = run.add(step)
      done.push(doneMessage(t, 'add', 1, name))
    } else if (step?.kind === 'edit') {
      const rows = found.get(step) ?? []
      run.edit(rows, step.values)
      done.push(doneMessage(t, 'edit', rows.length, name))
    }
  }
  const { made } = run
  if (done.length > 0)
    toast(done.join(' · '), made ? { action: { label: t('Undo'), onAction: () => made.takeBack() } } : {})
  else if (
    steps.some(step => step?.kind === 'insert') &&
    !steps.some(step => step?.kind === 'page' || step?.kind === 'url' || step?.kind === 'notify')
  )
    toast(t('No blocks to insert yet. Add them in the button’s settings.'))
  for (const step of steps) openStep(host, place, step, added)
  await notifySteps(host, 'row' in place ? place.row : host.pageId, steps)
}

function openStep({ pages }: PressHost, place: PressPlace, step: ButtonStep | null, added: Uuid | null): void {
  if (step?.kind === 'url') {
    const url = webAddress(step.url)
    if (url !== null) window.open(url, '_blank', 'noopener,noreferrer')
  }
  if (step?.kind !== 'page') return
  const own = 'row' in place ? place.row : null
  const page = step.page === ADDED ? added : step.page === THIS ? own : idIn(step.page)
  if (page !== null) pages.openAs(page, step.mode ?? 'full')
}

/** Of a row, who may edit it is asked of its database. */
const collectionOf = (step: ButtonStep | null, place: PressPlace): Uuid | null => {
  if (step?.kind === 'notify') return 'row' in place ? place.collection : null
  if (step?.kind !== 'add' && step?.kind !== 'edit') return null
  if (step.collection === THIS) return 'row' in place ? place.collection : null
  return idIn(step.collection)
}

const templateOfStep = (step: ButtonStep | null): Uuid | null =>
  step?.kind === 'add' && step.template !== undefined ? idIn(step.template) : null

interface PressGround {
  readonly writer: RowWriter | null
  readonly targets: ReadonlyMap<string, CollectionAt>
  readonly templates: ReadonlyMap<string, TemplateState>
}
/** The databases and templates that steps name, as this person has them; nothing is loaded where none is named. */
async function groundOf(
  { databases }: PressHost,
  place: PressPlace,
  steps: readonly (ButtonStep | null)[],
): Promise<PressGround> {
  const named = new Set(steps.flatMap(step => collectionOf(step, place) ?? []))
  if (named.size === 0) return { writer: null, targets: new Map(), templates: new Map() }
  const writer = await databases.rowWriter()
  const begun = new Set(steps.flatMap(step => templateOfStep(step) ?? []))
  const [targets, templates] = await Promise.all([
    Promise.all([...named].map(async id => [id, await writer.at(id)] as const)),
    Promise.all([...begun].map(async id => [id, await writer.template(id)] as const)),
  ])
  return { writer, targets: new Map(targets), templates: new Map(templates) }
}

const rowsOf = (writer: RowWriter, place: PressPlace, step: StepOf<'edit'>): Promise<readonly Uuid[]> => {
  const collection = idIn(step.collection)
  if (collection !== null) return writer.find(collection, step.filter, MOST_ROWS)
  return Promise.resolve('row' in place ? [place.row] : [])
}

/** Everything of one press goes into the step of its first part. */
class Run {
  made: Step | undefined
  private readonly context

  constructor(
    private readonly host: PressHost,
    private readonly writer: RowWriter | null,
  ) {
    this.context = { me: host.userId, zone: writer?.zone ?? 'UTC', now: Date.now() }
  }
  write(build: (draft: Draft) => void): void {
    this.made = this.host.step(build, this.made)
  }
  add(step: StepOf<'add'>): Uuid | null {
    const { writer } = this
    const id = idIn(step.collection)
    const template = templateOfStep(step)
    if (!writer || id === null) return null
    const row = this.host.newId()
    this.write(draft => {
      writer.add(draft, id, row)
      this.set(draft, writer, row, step.values)
      // Behind the values: what the step says comes before what the template says.
      if (template !== null) writer.fill(draft, row, template)
    })
    return row
  }
  edit(rows: readonly Uuid[], values: readonly Setting[]): void {
    const { writer } = this
    if (!writer) return
    const portion = Math.max(1, Math.floor(CHANGES_AT_ONCE / Math.max(1, values.length)))
    for (let i = 0; i < rows.length; i += portion)
      this.write(draft => {
        for (const row of rows.slice(i, i + portion)) this.set(draft, writer, row, values)
      })
  }
  private set(draft: Draft, writer: RowWriter, row: Uuid, values: readonly Setting[]): void {
    for (const setting of values) {
      const present = this.host.replica.block(row)?.properties?.[setting.property]
      const value = valueOfSetting(setting, present, this.context)
      if (value !== undefined) writer.set(draft, row, setting.property, value)
    }
  }
}
