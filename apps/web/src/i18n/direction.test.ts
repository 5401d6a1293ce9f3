import { expect, it } from 'vitest'
import { directionOf } from './t'

it('[P 5] knows which way a language runs', () => {
  expect(['ar-SA-u-ca-gregory', 'he-IL', 'en-US', 'de-DE'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr'])
})
