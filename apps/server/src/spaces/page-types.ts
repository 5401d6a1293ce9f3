// The types of blocks that are pages, for questions to the database.
import { allBlockKinds } from '@sheaf/catalog'

export const pageTypes: readonly string[] = allBlockKinds.filter(kind => kind.page).map(kind => kind.type)
