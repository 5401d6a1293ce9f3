import { describe, expect, it } from 'vitest'
import { deterministicUuid } from '../ids'
import { discussionMark, discussionsMarked } from './discussion-marks'
import { type TextEdit, TextStore } from './text-store'

const text = deterministicUuid(['text'])
const [one, other] = [deterministicUuid(['one']), deterministicUuid(['other'])]

function written(): TextStore {
  const texts = new TextStore({ clientId: 7, hydrate: () => [] })
  texts.insert(text, 0, 'Boiled wool from Tyrol', {})
  return texts
}
const judged = (make: (texts: TextStore) => TextEdit) => {
  const { update } = make(written())
  const marked = update && discussionsMarked(update)
  return marked && [...marked]
}

describe('an update that only puts discussions on words', () => {
  it('says which', () => {
    expect(judged(texts => texts.format(text, 0, 6, { [discussionMark(one)]: true }))).toEqual([one])
    expect(
      judged(texts => texts.format(text, 2, 4, { [discussionMark(one)]: true, [discussionMark(other)]: true })),
    ).toEqual([one, other])
  })
  it.each<readonly [string, (texts: TextStore) => TextEdit]>([
    ['letters', texts => texts.insert(text, 3, 'x', { [discussionMark(one)]: true })],
    ['a deletion', texts => texts.remove(text, 0, 3)],
    ['another mark', texts => texts.format(text, 0, 3, { b: true })],
    ['another mark besides', texts => texts.format(text, 0, 3, { b: true, [discussionMark(one)]: true })],
    ['a marker of a split', texts => texts.insertMarker(text, 3, other)],
    ['an embed', texts => texts.insert(text, 3, { k: 'u', v: [one] }, {})],
    ['a mark of no discussion', texts => texts.format(text, 0, 3, { 'm:1': true })],
    ['a mark with words in it', texts => texts.format(text, 0, 3, { [discussionMark(one)]: 'words' })],
  ])('is not one with %s', (_name, make) => {
    expect(judged(make)).toBeNull()
  })
  it('is not what cannot be read', () => {
    for (const bytes of [[], [0], [255, 255, 255], [0, 0]]) expect(discussionsMarked(new Uint8Array(bytes))).toBeNull()
  })
})
