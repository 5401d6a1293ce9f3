import { deterministicUuid, withoutDashes } from '@sheaf/core/ids'
import { expect, it } from 'vitest'
import { linkedDiscussion } from './linked-discussion'

const id = deterministicUuid(['discussion'])

it.each([
  [`?d=${withoutDashes(id)}`, id, false],
  [`?discussionId=${id}&at=1`, id, true],
  ['?updateSidebarTab=1', null, true],
  ['?d=nonsense&at=comments', null, false],
  ['', null, false],
])('[P 3] %s asks for a discussion, or for the comments beside the page', (query, discussion, showsComments) => {
  expect(linkedDiscussion(query)).toEqual({ discussion, showsComments })
})
