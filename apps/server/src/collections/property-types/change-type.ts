// Changes the type of a property: looked through first, then the collection, then its rows. A small collection is changed in one
// transaction, a large one in batches; the collection says what is under way, so whoever is asked next can go on.
import type { TypeChange } from '@sheaf/catalog/properties/type-change'
import {
  addOptions,
  beginChange,
  changeRows,
  endChange,
  isOfType,
} from '@sheaf/core/actions/database/change-property-type'
import type { Cell } from '@sheaf/core/collection/column'
import type { ChangeCounts, Kept } from '@sheaf/core/collection/kept-property'
import { keptOf, unfinishedOf } from '@sheaf/core/collection/kept-property'
import type { PropertyId } from '@sheaf/core/collection/schema'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { ITEMS_PER_BATCH, type RoomAuthor } from '../../author/room-author'
import type { Services } from '../../http/server-parts'
import { rowIdsOf } from '../../storage/space/read-rows'
import { type Assessment, assessChange } from './assess-change'
import { type ChangeContext, withChangeContext } from './change-context'
import { type ChangeRequest, demandConfigure, demandUnlocked } from './change-request'
import { planChange, resumedChange } from './plan'
import { blocksOf, propertyAuthor, unlessStopping } from './property-author'

/** So often it is planned anew because somebody changed the property meanwhile. */
const MOST_ATTEMPTS = 5

type Cells = ReadonlyMap<Uuid, Cell> | null

export interface ChangeProgress {
  readonly counts: ChangeCounts
  readonly converted: number
}

/** What it would do; nothing is written. */
export const previewChange = (services: Services, request: ChangeRequest): Promise<Assessment> =>
  withChangeContext(services, request, context => look(context, planChange(context.collection(), request, context)))

export const runChange = (
  services: Services,
  request: ChangeRequest,
  report: (progress: ChangeProgress) => void,
): Promise<ChangeCounts> =>
  withChangeContext(services, request, async context => {
    for (let attempt = 1; ; attempt++)
      try {
        return await attemptChange(services, request, context, report)
      } catch (error) {
        if (!(error instanceof SheafError) || error.name !== 'OperationConflictError' || attempt >= MOST_ATTEMPTS)
          throw error
        await context.refresh()
      }
  })

async function attemptChange(
  services: Services,
  request: ChangeRequest,
  context: ChangeContext,
  report: (progress: ChangeProgress) => void,
): Promise<ChangeCounts> {
  await finishOthers(services, request, context)
  const collection = context.collection()
  const begun = keptOf(collection.deleted_schema?.[request.keep])
  if (begun?.isDone) return begun
  const change = planChange(collection, request, context)
  const { counts, cells } = await look(context, change)
  const told = begun ?? counts
  const writer = new ChangeWriter(
    services,
    request,
    request.keep,
    change,
    cells,
    keptFor(request, told, services.now()),
  )
  await writer.write(converted => report({ counts: told, converted: Math.min(converted, told.rows) }))
  return told
}

const look = ({ held, seen, asking, words, request }: ChangeContext, change: TypeChange): Promise<Assessment> =>
  assessChange(change, held, seen, asking, words(request))

/** A change that somebody's server could not bring to its end comes first: rows are then all of one type. */
async function finishOthers(services: Services, request: ChangeRequest, context: ChangeContext): Promise<void> {
  for (const keep of unfinishedOf(context.collection().deleted_schema ?? {}, request.property)) {
    if (keep === request.keep) continue
    const change = resumedChange(context.collection(), keep, context)
    const kept = keptOf(context.collection().deleted_schema?.[keep]) as Kept
    await new ChangeWriter(services, request, keep, change, null, kept).write(() => {})
    await context.refresh()
  }
}

const keptFor = (
  { property, zone, locale, returnTo }: ChangeRequest,
  { rows, kept, partly, lost }: ChangeCounts,
  at: number,
): Kept => ({
  property,
  at,
  zone,
  locale,
  rows,
  kept,
  partly,
  lost,
  ...(returnTo === undefined ? {} : { returnsTo: returnTo }),
  isDone: false,
})

class ChangeWriter {
  private readonly author: RoomAuthor

  constructor(
    private readonly services: Services,
    private readonly request: ChangeRequest,
    private readonly keep: PropertyId,
    private readonly change: TypeChange,
    private readonly cells: Cells,
    private readonly kept: Kept,
  ) {
    this.author = propertyAuthor(services, request)
  }

  async write(report: (converted: number) => void): Promise<void> {
    const { author, services, keep, change } = this
    const { spaceId, collectionId } = this.request
    const ids = await rowIdsOf(services.pool, spaceId, collectionId, change.holds)
    // Where rows are few, everybody sees them of the new type from the first moment; else the collection goes first.
    const isSmall = ids.length <= ITEMS_PER_BATCH
    await this.begin(isSmall ? ids : [], isSmall)
    if (!isSmall && (await this.rows(ids, report))) await author.change(state => endChange(state, collectionId, keep))
  }

  private async begin(ids: readonly Uuid[], isEnd: boolean): Promise<void> {
    const { request, keep, change, cells, kept } = this
    await this.author.change((state, context) => {
      demandConfigure(request, state, context.now)
      demandUnlocked(request, state)
      changeRows(state, request.collectionId, ids, change, cells)
      beginChange(state, request, keep, change, kept, context)
      addOptions(state, request, change.to.property)
      if (isEnd) endChange(state, request.collectionId, keep)
    }, blocksOf(ids))
  }

  /** False: the property has become something else meanwhile, and whoever changed it goes on. */
  private async rows(ids: readonly Uuid[], report: (converted: number) => void): Promise<boolean> {
    const { services, request, change, cells } = this
    let isMeant = true
    await this.author.changeAll(
      ids,
      (state, some) => {
        isMeant = isOfType(state, request, change.to.property.type)
        if (!isMeant) return
        changeRows(state, request.collectionId, some, change, cells)
        addOptions(state, request, change.to.property)
      },
      {
        reads: blocksOf,
        onProgress: converted => isMeant && report(converted),
        goesOn: () => isMeant && unlessStopping(services),
      },
    )
    return isMeant
  }
}
