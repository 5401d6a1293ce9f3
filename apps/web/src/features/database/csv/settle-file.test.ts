import { idOf, page, smallSpace, space } from '@sheaf/database/testing/small-space.fixture'
import { expect, it } from 'vitest'
import { waitingFiles } from '../../../data/files/waiting-file'
import { sessionOn } from '../../../data/small-space.fixture'
import { settleFile } from './settle-file'

const [pageId, fileId, databaseId] = [idOf(10), idOf(11), idOf(12)]

function settled(database: object): { file: boolean | undefined; database: boolean | undefined } {
  const replica = smallSpace({}, [
    page(pageId, 'Plan', ['space', space], { content: [fileId, databaseId] }),
    page(fileId, '', ['block', pageId], { type: 'file' }),
    page(databaseId, '', ['block', pageId], { type: 'collection_view', ...database }),
  ])
  waitingFiles.set(databaseId, { file: new File([], 'people.csv'), block: fileId })
  settleFile(sessionOn(replica), databaseId)
  expect(waitingFiles.size).toBe(0)
  return { file: replica.block(fileId)?.alive, database: replica.block(databaseId)?.alive }
}

it('the file goes when the database has begun', () => {
  expect(settled({ view_ids: [idOf(13)] })).toEqual({ file: false, database: true })
})
it('the file stays when nothing was made of it', () => {
  expect(settled({})).toEqual({ file: true, database: false })
})
it('the file stays when the database was taken back', () => {
  expect(settled({ view_ids: [idOf(13)], alive: false })).toEqual({ file: true, database: false })
})
