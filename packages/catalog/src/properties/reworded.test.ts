import type { Run } from '@sheaf/core/text/rich-text'
import { expect, it } from 'vitest'
import { reworded } from './reworded'

const wordsOf = ({ insert }: Run): string => (typeof insert === 'string' ? insert : '@Ada')
const bold = [['b']]
const mention = ['‣', [['u', 'ada']]]

it.each([
  ['nothing', [['Hello']], '', null],
  ['plain words', undefined, 'Hello', [['Hello']]],
  ['a bold start', [['Big', bold], [' plan']], 'Big plans', [['Big', bold], [' plans']]],
  ['a bold end', [['A '], ['plan', bold]], 'The plan', [['The '], ['plan', bold]]],
  ['both ends', [['a', bold], [' x '], ['b', bold]], 'a y b', [['a', bold], [' y '], ['b', bold]]],
  ['words within a mark', [['Biig', bold]], 'Big', [['Big', bold]]],
  ['a person named', [['For '], mention], 'For dear @Ada', [['For dear '], mention]],
  ['a name that was cut', [['For '], mention], 'For @Ad', [['For @Ad']]],
  ['everything', [['old', bold]], 'new', [['new']]],
])('keeps marks: %s', (_, value, words, expected) => expect(reworded(value as never, words, wordsOf)).toEqual(expected))
