// A change of a property's type as a step of the page's history: taken back by going back to what it was, as it is kept. It may be taken
// back before it has come to its end, and is left alone where somebody has changed the type since.
import { keptOf } from '@sheaf/core/collection/kept-property'
import type { PropertyId } from '@sheaf/core/collection/schema'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { ExternalAction } from '@sheaf/editor/history'

export interface TypeStepPlace {
  readonly property: PropertyId
  readonly collection: () => CollectionValue | undefined
  /** Goes back to what is kept, of that type; answers with where it keeps in turn. */
  readonly goBack: (kept: PropertyId, type: string) => Promise<PropertyId>
}

export class TypeStep implements ExternalAction {
  /** Where what it was is kept, once the server has said so. */
  private kept: PropertyId | null = null
  private isFailed = false

  constructor(
    private readonly place: TypeStepPlace,
    private readonly from: string,
    private readonly to: string,
    private readonly done: Promise<PropertyId>,
  ) {
    done.then(
      kept => {
        this.kept = kept
      },
      () => {
        this.isFailed = true
      },
    )
  }
  takeBack(): TypeStep | null {
    const { place, kept } = this
    if (this.isFailed || (kept !== null && !isLastChange(place.collection(), place.property, kept))) return null
    const back = this.done.then(before => place.goBack(before, this.from))
    return new TypeStep(place, this.to, this.from, back)
  }
}

/** Whether nobody has changed the type since. The answer may have come before the news of the collection. */
function isLastChange(
  collection: Pick<CollectionValue, 'schema' | 'deleted_schema'> | undefined,
  property: PropertyId,
  kept: PropertyId,
): boolean {
  if (!collection?.schema?.[property]) return false
  const all = Object.values(collection.deleted_schema ?? {}).filter(one => keptOf(one)?.property === property)
  if (!collection.deleted_schema?.[kept]) return !all.some(one => keptOf(one)?.returnsTo === kept)
  return all.toSorted((a, b) => (keptOf(b)?.at ?? 0) - (keptOf(a)?.at ?? 0))[0]?.id === kept
}
