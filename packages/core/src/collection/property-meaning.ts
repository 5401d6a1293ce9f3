// What the cells of a property mean, told from schemas alone: what a formula or a rollup comes to follows from what it is made of, and is
// stored nowhere. The engine, filters, cells and files all ask here.
import { compileFormula } from '../formula/compile'
import type { FormulaScope, ScopeProperty } from '../formula/scope'
import { ANY } from '../formula/types'
import type { PropertyKinds } from '../kinds/property-kind'
import { meaningOf } from './asked-column'
import { formulaOf, relatedCollection, rollupOf } from './computed-settings'
import { meaningOfType, typeOfMeaning } from './formula-bridge'
import { meaningOfRollup } from './rollup-meaning'
import { MEANING, type Meaning, type Property, type PropertyId, propertiesOf, type Schema } from './schema'

export interface SchemaSource {
  readonly kinds: PropertyKinds
  /** Undefined: not there, or not to be had here. */
  schema(collectionId: string): Schema | undefined
}

/** Undefined for a property that is gone, that has no cells, or of which something is not known here. */
export const propertyMeaning = (source: SchemaSource, collectionId: string, id: PropertyId): Meaning | undefined =>
  new Derivation(source).meaning(collectionId, id)

/** What a formula of a collection can name. */
export const formulaScope = (source: SchemaSource, collectionId: string): FormulaScope =>
  new Derivation(source).scope(collectionId)

/**
 * The schema with what computed properties come to beside their settings. `told`: said by who knows more schemas, for what cannot be
 * derived from those that are here.
 */
export function withMeanings(
  source: SchemaSource,
  collectionId: string,
  told: (id: PropertyId) => Meaning | undefined = () => undefined,
): Schema {
  const schema = source.schema(collectionId) ?? {}
  const derived = Object.entries(schema).flatMap(([id, property]): [PropertyId, Property][] => {
    if (source.kinds.get(property.type)?.source !== 'computed') return []
    const derivation = new Derivation(source)
    const own = derivation.meaning(collectionId, id)
    const meaning = derivation.isComplete ? own : (told(id) ?? own)
    return meaning ? [[id, { ...property, [MEANING]: meaning }]] : []
  })
  return derived.length === 0 ? schema : { ...schema, ...Object.fromEntries(derived) }
}

type Used = ReadonlyMap<string, Schema | undefined>
interface Known {
  readonly meaning: Meaning | undefined
  readonly kinds: PropertyKinds
  /** The schemas that it was derived from: good while they are the same. */
  readonly used: Used
}
/** Schemas are never changed in place. */
const known = new WeakMap<Schema, Map<PropertyId, Known>>()

class Derivation {
  /** What is being derived, the outermost first: who is asked for meanwhile stands in a circle, and means nothing yet. */
  private readonly making = new Set<string>()
  private isInCircle = false
  private used = new Map<string, Schema | undefined>()

  constructor(private readonly source: SchemaSource) {}

  /** Every schema that was asked for is here. */
  get isComplete(): boolean {
    return [...this.used.values()].every(schema => schema !== undefined)
  }

  meaning(collectionId: string, id: PropertyId): Meaning | undefined {
    const schema = this.schema(collectionId)
    const property = schema && Object.hasOwn(schema, id) ? schema[id] : undefined
    const kind = property && this.source.kinds.get(property.type)
    if (!schema || !property || !kind) return undefined
    if (kind.source !== 'computed') return meaningOf(kind, property)
    return this.recall(schema, id) ?? this.derive(schema, collectionId, property)
  }

  scope(collectionId: string): FormulaScope {
    const properties = propertiesOf(this.schema(collectionId) ?? {}).map(({ id, name }): ScopeProperty => {
      const find = (): ScopeProperty['type'] => {
        const meaning = this.meaning(collectionId, id)
        return meaning ? typeOfMeaning(meaning) : ANY
      }
      let type: ScopeProperty['type'] | undefined
      // Worked out for what a formula names, not for all that it could name.
      return {
        id,
        name,
        get type() {
          type ??= find()
          return type
        },
      }
    })
    const collection = (id: string): FormulaScope | undefined => (this.schema(id) ? this.scope(id) : undefined)
    return { collectionId, properties, collection }
  }

  private derive(schema: Schema, collectionId: string, property: Property): Meaning | undefined {
    const key = `${collectionId} ${property.id}`
    if (this.making.has(key)) {
      this.isInCircle = true
      return undefined
    }
    const around = this.used
    this.used = new Map([[collectionId, schema]])
    this.making.add(key)
    const meaning =
      formulaOf(property) === undefined
        ? this.ofRollup(schema, property)
        : this.ofFormula(collectionId, property, formulaOf(property) as string)
    this.making.delete(key)
    // Inside a circle, what came out depends on where it was entered.
    if (this.making.size === 0 || !this.isInCircle) this.remember(schema, property.id, meaning)
    if (this.making.size === 0) this.isInCircle = false
    for (const [id, one] of this.used) around.set(id, one)
    this.used = around
    return meaning
  }

  private ofRollup(schema: Schema, property: Property): Meaning | undefined {
    const rollup = rollupOf(property)
    const there = relatedCollection(rollup && schema[rollup.relation])
    if (!rollup || there === undefined) return undefined
    return meaningOfRollup(rollup, this.meaning(there, rollup.target), there)
  }

  private ofFormula(collectionId: string, property: Property, expression: string): Meaning {
    return { property, ...meaningOfType(compileFormula(expression, this.scope(collectionId)).type) }
  }

  private schema(collectionId: string): Schema | undefined {
    const schema = this.source.schema(collectionId)
    this.used.set(collectionId, schema)
    return schema
  }

  private recall(schema: Schema, id: PropertyId): Meaning | undefined {
    const held = known.get(schema)?.get(id)
    if (held?.kinds !== this.source.kinds) return undefined
    for (const [collection, one] of held.used) if (this.source.schema(collection) !== one) return undefined
    for (const [collection, one] of held.used) this.used.set(collection, one)
    return held.meaning
  }

  private remember(schema: Schema, id: PropertyId, meaning: Meaning | undefined): void {
    const held = known.get(schema) ?? new Map<PropertyId, Known>()
    held.set(id, { meaning, kinds: this.source.kinds, used: this.used })
    known.set(schema, held)
  }
}
