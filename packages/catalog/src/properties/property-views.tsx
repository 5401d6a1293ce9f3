// How every type of property is drawn, in the order in which they are offered. Loaded with the first database, never before.
import type { PropertyView } from '@sheaf/database/contract/database'
import { buttonView } from './button/button.view'
import { checkboxView } from './checkbox/checkbox.view'
import { createdByView } from './created-by/created-by.view'
import { createdTimeView } from './created-time/created-time.view'
import { dateView } from './date/date.view'
import { emailView } from './email/email.view'
import { filesView } from './files/files.view'
import { formulaView } from './formula/formula.view'
import { lastEditedByView } from './last-edited-by/last-edited-by.view'
import { lastEditedTimeView } from './last-edited-time/last-edited-time.view'
import { lastVisitedTimeView } from './last-visited-time/last-visited-time.view'
import { multiSelectView } from './multi-select/multi-select.view'
import { numberView } from './number/number.view'
import { personView } from './person/person.view'
import { phoneNumberView } from './phone-number/phone-number.view'
import { placeView } from './place/place.view'
import { relationView } from './relation/relation.view'
import { rollupView } from './rollup/rollup.view'
import { selectView } from './select/select.view'
import { statusView } from './status/status.view'
import { textView } from './text/text.view'
import { titleView } from './title/title.view'
import { uniqueIdView } from './unique-id/unique-id.view'
import { urlView } from './url/url.view'
import { verificationView } from './verification/verification.view'

export const allPropertyViews: readonly PropertyView[] = [
  titleView,
  textView,
  numberView,
  selectView,
  multiSelectView,
  statusView,
  dateView,
  personView,
  filesView,
  checkboxView,
  urlView,
  emailView,
  phoneNumberView,
  formulaView,
  relationView,
  rollupView,
  buttonView,
  uniqueIdView,
  placeView,
  verificationView,
  createdTimeView,
  createdByView,
  lastEditedTimeView,
  lastEditedByView,
  lastVisitedTimeView,
]
