// What the first properties of a new collection are called.
import type { FirstNames } from '@sheaf/core/actions/database/create-collection'
import type { Translate } from './translate'

export const firstNames = (t: Translate): FirstNames => ({ title: t('Name'), tags: t('Tags') })
