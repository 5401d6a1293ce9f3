// What creating a database needs besides a draft: ids, the clock, the kinds, and names in the language of its author.
import type { Uuid } from '../../ids'
import type { PropertyKinds } from '../../kinds/property-kind'
import type { ViewKind } from '../../kinds/view-kind'

export interface DatabasePorts {
  readonly newId: () => Uuid
  /** For properties. */
  readonly newShortId: () => string
  readonly now: () => number
  readonly properties: PropertyKinds
  readonly viewKind: (type: string) => ViewKind
  /** A name that a kind gives in English. */
  readonly translate: (english: string) => string
}
