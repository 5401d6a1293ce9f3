// Ids in every accepted form. (Being filled in.)
declare const brand: unique symbol
/** A UUID in its canonical form: lowercase, with dashes. */
export type Uuid = string & { readonly [brand]: 'uuid' }
export const isUuid = (value: unknown): value is Uuid => typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$|^[0-9a-f]{32}$/.test(value)
