// Rows of collections that are not on screen, for whoever presses a button.
import { catalogProperties } from '@sheaf/catalog/properties/all'
import { rowWriter as writerOf } from '@sheaf/database/actions/row-writer'
import type { RowWriter } from '@sheaf/editor/host/host-databases'
import { newCopyId } from '../../data/browser-world'
import type { SpaceSession } from '../../data/space-session'
import { activeLocale, t } from '../../i18n/t'

export const rowWriter = (session: SpaceSession, tell: (words: string) => void): RowWriter =>
  writerOf(session, { propertyKinds: catalogProperties, locale: activeLocale(), newCopyId, t, toast: tell })
