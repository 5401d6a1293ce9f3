// Why a step cannot be done as it is. A button does all of its steps or none, so these are looked for before anything is written.
import type { CollectionAt } from '@sheaf/core/collection/collection-at'
import { type Schema, TITLE } from '@sheaf/core/collection/schema'
import type { TemplateState } from '@sheaf/core/collection/templates'
import type { PropertyKinds } from '@sheaf/core/kinds/property-kind'
import { ADDED, type ButtonStep, idIn, type Setting, THIS, webAddress } from './steps'

export type StepProblem =
  | 'unsupported'
  | 'no database'
  | 'database trashed'
  | 'database gone'
  | 'no permission'
  | 'no property'
  | 'property gone'
  | 'value wrong'
  | 'template gone'
  | 'template with pages'
  | 'no page'
  | 'nothing added'
  | 'no address'
  | 'no people'
  | 'no message'

interface Ground {
  readonly kinds: PropertyKinds
  /** Of the collection that the step names, or that contains the row of its button. */
  readonly target: CollectionAt | undefined
  /** Of the template that the step names. */
  readonly template?: TemplateState | undefined
  /** What comes before it. */
  readonly before: readonly (ButtonStep | null)[]
}

export function problemOf(step: ButtonStep | null, { kinds, target, template, before }: Ground): StepProblem | null {
  switch (step?.kind) {
    case 'add':
    case 'edit':
      if (step.collection !== THIS && idIn(step.collection) === null) return 'no database'
      return (
        targetProblem(target) ?? templateProblem(step, template) ?? settingsProblem(step, target?.schema ?? {}, kinds)
      )
    case 'page':
      if (step.page === ADDED) return before.some(one => one?.kind === 'add') ? null : 'nothing added'
      return step.page === THIS || idIn(step.page) !== null ? null : 'no page'
    case 'url':
      return webAddress(step.url) === null ? 'no address' : null
    case 'notify':
      if (!step.people.some(one => idIn(one) !== null)) return 'no people'
      if (step.message.trim() === '') return 'no message'
      return target ? targetProblem(target) : null
    case undefined:
      return 'unsupported'
    default:
      return null
  }
}

function targetProblem(target: CollectionAt | undefined): StepProblem | null {
  if (!target || target.state === 'gone') return 'database gone'
  if (target.state === 'trashed') return 'database trashed'
  return target.mayEdit ? null : 'no permission'
}

function templateProblem(step: ButtonStep, state: TemplateState = 'gone'): StepProblem | null {
  if (step.kind !== 'add' || step.template === undefined || state === 'here') return null
  return state === 'gone' ? 'template gone' : 'template with pages'
}

function settingsProblem(
  { kind, values }: Extract<ButtonStep, { kind: 'add' | 'edit' }>,
  schema: Schema,
  kinds: PropertyKinds,
): StepProblem | null {
  // A page without any values can be added; to edit one without them is nothing.
  if (kind === 'edit' && values.length === 0) return 'no property'
  for (const setting of values) {
    const problem = settingProblem(setting, schema, kinds)
    if (problem) return problem
  }
  return null
}

export function settingProblem(
  { property: name, how, value }: Setting,
  schema: Schema,
  kinds: PropertyKinds,
): StepProblem | null {
  if (name === '') return 'no property'
  const property = schema[name]
  const kind = property && kinds.get(property.type)
  if (!kind) return 'property gone'
  // What is not said yet leaves the property as it is.
  if (how !== 'value' || value === undefined || name === TITLE) return null
  return kind.value.judge(value) === null ? null : 'value wrong'
}
