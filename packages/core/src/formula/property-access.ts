// `prop("Name")`, of the row itself or of another page. Remembers every access: for what is read, and for the stored form.
import type { SyntaxNode } from '@lezer/common'
import { type PropertyId, TITLE } from '../collection/schema'
import type { Uuid } from '../ids'
import { type Phrase, phrase } from '../phrase'
import type { Compiled, Range } from './compiled'
import { type Frame, stop } from './frame'
import { readString } from './literals'
import type { Operand } from './operators'
import { type FormulaScope, propertyNamed, propertyWithId, type ScopeProperty } from './scope'
import { ANY, type FormulaType, typeWords } from './types'
import { type FormulaValue, isFailure, isPage } from './value'

/** The argument of one `prop`: its place, and what it names. */
export interface Access extends Range {
  /** Its name, as it is written. */
  readonly literal: string
  readonly scope: FormulaScope
  readonly name: string
  /** In the stored form. */
  readonly id: PropertyId | null
  readonly property: ScopeProperty | undefined
  readonly isOwn: boolean
}

const broken: Compiled = { type: ANY, cost: 1, run: () => stop('This formula has an error') }

function readFrom(frame: Frame, page: Uuid, property: PropertyId): FormulaValue {
  const value = frame.host.read(page, property)
  return isFailure(value) ? stop(value.failure) : value
}

function noPage(type: FormulaType): Phrase {
  if (type.kind === 'any') return phrase('prop expects a page, but this may not be one')
  const values = { type: typeWords(type) }
  return type.kind === 'list' && type.of.kind === 'page'
    ? phrase('prop expects a page, but this is {type}: use map(current.prop(…))', values)
    : phrase('prop expects a page, but this is {type}', values)
}

export class PropertyAccess {
  readonly all: Access[] = []

  constructor(
    private readonly source: string,
    private readonly scope: FormulaScope,
    private readonly error: (range: Range, wrong: Phrase) => void,
  ) {}

  /** Whether a bare word is the name of a property. */
  has(name: string): boolean {
    return propertyNamed(this.scope, name) !== undefined
  }

  own(args: readonly SyntaxNode[], range: Range): Compiled {
    const property = this.find(args, range, this.scope, true)
    if (!property) return broken
    const { id, type } = property
    return { type, cost: 1, run: frame => readFrom(frame, frame.host.page, id) }
  }

  ofPage(args: readonly SyntaxNode[], range: Range, page: Operand): Compiled {
    const { type } = page
    if (type.kind !== 'page') {
      this.error(page, noPage(type))
      return broken
    }
    const scope = type.collection === undefined ? undefined : this.scope.collection(type.collection)
    if (!scope) {
      this.error(page, phrase('This page’s properties aren’t available here'))
      return broken
    }
    const property = this.find(args, range, scope, false)
    if (!property) return broken
    const { run } = page
    const { id } = property
    return {
      type: property.type,
      cost: page.cost + 2,
      run: frame => {
        const value = run(frame)
        if (value === null) return null
        frame.spend(1)
        return isPage(value) ? readFrom(frame, value.page, id) : stop('prop expects a page')
      },
    }
  }

  private find(
    args: readonly SyntaxNode[],
    range: Range,
    scope: FormulaScope,
    isOwn: boolean,
  ): ScopeProperty | undefined {
    const [node, extra] = args
    const literals = node?.name === 'String' ? [node] : (node?.getChildren('String') ?? [])
    const [nameNode, idNode] = literals
    if (!node || !nameNode || extra || (node.name !== 'String' && node.name !== 'PropertyRef')) {
      this.error(extra ?? node ?? range, phrase('prop expects a property name, such as prop("Name")'))
      return undefined
    }
    const written = ({ from, to }: Range) => this.source.slice(from, to)
    const literal = written(nameNode)
    const name = readString(literal)
    const id = idNode ? readString(written(idNode)) : null
    const property = id === null ? propertyNamed(scope, name) : propertyWithId(scope, id)
    this.all.push({ from: node.from, to: node.to, literal, scope, name, id, property, isOwn })
    if (!property)
      this.error(
        node,
        id === null
          ? phrase('Unknown property “{name}”', { name })
          : phrase('The property “{name}” was deleted', { name }),
      )
    return property
  }

  reads(): { own: PropertyId[]; others: Record<string, PropertyId[]> } {
    const own = new Set<PropertyId>()
    const others = new Map<string, Set<PropertyId>>()
    const addOther = (collection: string, id: PropertyId) =>
      others.set(collection, (others.get(collection) ?? new Set()).add(id))
    const addTitles = (type: FormulaType): void => {
      if (type.kind === 'list') addTitles(type.of)
      else if (type.kind === 'page' && type.collection !== undefined) addOther(type.collection, TITLE)
    }
    for (const { property, isOwn, scope } of this.all) {
      if (!property) continue
      if (isOwn) own.add(property.id)
      else addOther(scope.collectionId, property.id)
      addTitles(property.type)
    }
    return {
      own: [...own],
      others: Object.fromEntries(Array.from(others, ([collection, ids]) => [collection, [...ids]])),
    }
  }
}
