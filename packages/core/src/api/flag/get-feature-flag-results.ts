// The feature flags of a visitor (product.md 7). Open: flags also steer the pages before sign-in.
import {
  boolean,
  either,
  exact,
  json,
  jsonObject,
  mapOf,
  optional,
  string,
  stringOf,
  uuid,
} from '../../validation/checks'
import { defineCall } from '../define'

const word = stringOf({ max: 200 })

export const getFeatureFlagResults = defineCall({
  name: 'getFeatureFlagResults',
  access: 'open',
  on: 'none',
  input: exact({
    browserId: optional(word),
    deviceId: optional(word),
    device: optional(jsonObject),
    stableID: optional(word),
    page: optional(exact({ id: uuid })),
    workflow: optional(exact({ id: uuid })),
    locale: optional(word),
    /** Values are answered as one JSON string instead of an object. */
    shouldStringifyInitialValues: optional(boolean),
    clientSdkApiKey: optional(word),
  }),
  output: exact({ initialValues: either(mapOf(json), string) }),
  errors: [],
})
