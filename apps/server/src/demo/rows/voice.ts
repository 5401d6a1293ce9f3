// What is written for the world, and what is asked for.
import { words } from '../database-plan'
import { type Company, count, covers, type Rows, say } from './company'

const headlines = [
  'How we dye {{fibre}} with {{dye}}',
  'The colour of the month: {{colour}}',
  'Behind the loom with [[Tomasz // Aiko // Yuna // Samuel]]',
  '{{Pattern}}, and where it comes from',
  'Why our {{form}}s are woven in {{weave}}',
  'A visit to {{room}}',
  'Five years on: a {{form}} that was never washed, and one that was',
  'Mending a {{form}} in ten minutes',
  '{{Pattern}} is back, in {{colour}}',
  'What {{weave}} does to light',
  'From flax to {{form}}: forty pairs of hands',
  'Open days: come and throw the shuttle',
  'Small lots: the last metres of {{pattern}}',
  'The archive, box [[12 // 27 // 33 // 41 // 58]]: a cloth without a name',
]
const authors = [11, 11, 8, 0, 3, 13]

export const contentRows = (company: Company, products: Rows): Rows =>
  count(280, i => {
    const { chance, days, people } = company
    const offset = Math.round(-150 + i * 0.82)
    const status =
      offset < 0
        ? 'out'
        : offset < 8
          ? chance.one(['ready', 'ready', 'pictures'])
          : chance.one(['idea', 'idea', 'writing', 'pictures'])
    const channel = chance.one(['journal', 'letter', 'social', 'social', 'social', 'press', 'shop'])
    return {
      title: say(company, chance.one(headlines)),
      cover: `cover:${chance.one(covers)}`,
      values: {
        status,
        channel,
        publish: { start: days.at(offset) },
        author: [people[chance.one(authors)] as string],
        words: channel === 'social' ? chance.between(40, 120) : chance.between(250, 1_600),
        ...(status === 'out' ? { link: `https://northwind.example/journal/${i + 1}` } : {}),
      },
      ...(chance.percent(50) ? { relations: { product: [chance.below(products.length)] } } : {}),
    }
  })

const notes = [
  'It has to go with a dark oak floor.',
  'We have two cats. How does it wear?',
  'For a window that gets the sun all afternoon.',
  'Please no wool, somebody here is allergic.',
  'A larger piece of the darkest one, if you can.',
  'We would need about forty metres in the end.',
]
export const sampleRows = (company: Company): Rows =>
  count(96, i => {
    const { chance, days } = company
    const name = say(company, '{{firstName}} {{surname}}')
    const offset = -60 + i
    return {
      title: name,
      values: {
        email: `${name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')}@post.example`,
        purpose: chance.one(['home', 'home', 'home', 'hotel', 'shop', 'other']),
        cloths: [...chance.some(['harbour', 'furrow', 'lattice', 'dune', 'meadow', 'tidal'], chance.between(1, 4))],
        until: { start: days.working(offset) },
        ...(chance.percent(45) ? { note: words(chance.one(notes)) } : {}),
        ...(offset < -2 ? { sent: true } : {}),
      },
    }
  })
