// Every type of property, in the order in which menus show them. A file of its own: plain pages do not load it.
import { type PropertyKind, propertyKinds } from '@sheaf/core/kinds/property-kind'
import { button } from './button/button'
import { checkbox } from './checkbox/checkbox'
import { createdBy } from './created-by/created-by'
import { createdTime } from './created-time/created-time'
import { date } from './date/date'
import { email } from './email/email'
import { files } from './files/files'
import { formula } from './formula/formula'
import { lastEditedBy } from './last-edited-by/last-edited-by'
import { lastEditedTime } from './last-edited-time/last-edited-time'
import { lastVisitedTime } from './last-visited-time/last-visited-time'
import { multiSelect } from './multi-select/multi-select'
import { number } from './number/number'
import { person } from './person/person'
import { phoneNumber } from './phone-number/phone-number'
import { place } from './place/place'
import { relation } from './relation/relation'
import { rollup } from './rollup/rollup'
import { select } from './select/select'
import { status } from './status/status'
import { text } from './text/text'
import { title } from './title/title'
import { uniqueId } from './unique-id/unique-id'
import { url } from './url/url'
import { verification } from './verification/verification'

export const allPropertyKinds: readonly PropertyKind[] = [
  title,
  text,
  number,
  select,
  multiSelect,
  status,
  date,
  person,
  files,
  checkbox,
  url,
  email,
  phoneNumber,
  formula,
  relation,
  rollup,
  button,
  uniqueId,
  place,
  verification,
  createdTime,
  createdBy,
  lastEditedTime,
  lastEditedBy,
  lastVisitedTime,
]
export const catalogProperties = propertyKinds(allPropertyKinds)
