// The wiki: pages that somebody wrote, and one page each for cloths, colours, mills, customers, people and weeks.
import type { Pointer } from '@sheaf/core/operations/record-id'
import staff from './content/people.json' with { type: 'json' }
import { phraser, type Slots } from './phrases'
import { type Company, count, covers, type Rows } from './rows/company'
import type { SpaceWriter } from './space-writer'
import { filled, type Template, template, type WikiPage, wikiPages } from './templates'

function plantPage(writer: SpaceWriter, parent: Pointer, { icon, cover, title, body }: Template): Pointer {
  const id = writer.create(parent, 'page', {
    runs: [{ insert: title }],
    format: { ...(icon ? { page_icon: icon } : {}), ...(cover ? { page_cover: `cover:${cover}` } : {}) },
  })
  const page = writer.pointer('block', id)
  writer.plant(page, body)
  return page
}

function plantTree(writer: SpaceWriter, parent: Pointer, page: WikiPage): Pointer {
  const planted = plantPage(writer, parent, page)
  for (const inside of page.inside) plantTree(writer, planted, inside)
  return planted
}

interface Shelf {
  readonly title: string
  readonly icon: string
  readonly of: string
  readonly slots: readonly Slots[]
}
/** A page that holds one page of a kind for each of many things. */
function plantShelf(writer: SpaceWriter, company: Company, parent: Pointer, { title, icon, of, slots }: Shelf): void {
  const { icon: leaf, title: name, body } = template(of)
  const shelf = plantPage(writer, parent, { icon, cover: '', title, body: [] })
  for (const given of slots) {
    const fill = phraser(company.chance, given)
    const cover = company.chance.one(['', '', ...covers])
    plantPage(writer, shelf, { icon: leaf, cover, title: fill(name), body: filled(body, fill) })
  }
}

const colours = ['indigo', 'madder', 'oat', 'slate', 'moss', 'ochre', 'walnut', 'rust', 'teal']
const cloths = ['Harbour', 'Furrow', 'Lattice', 'Dune', 'Meadow', 'Tidal', 'Hearth', 'Alder']

export function plantWiki(writer: SpaceWriter, company: Company, parent: Pointer, companies: Rows): void {
  const [handbook, craft, selling] = wikiPages().map(page => plantTree(writer, parent, page))
  if (!handbook || !craft || !selling) throw new Error('the wiki lacks one of its three parts')
  const { days } = company
  const placeOf = (kind: string): readonly Slots[] =>
    companies
      .filter(({ values }) => values['kind'] === kind)
      .map(({ title, values }) => {
        const { name: city, address: country } = values['place'] as { readonly name: string; readonly address: string }
        return { name: title, city, country }
      })
  const shelf = (at: Pointer, title: string, icon: string, of: string, slots: readonly Slots[]): void =>
    plantShelf(writer, company, at, { title, icon, of, slots })
  shelf(
    handbook,
    'Who is who',
    '🙋',
    'person',
    staff.map(({ name, role, since, place, ask }) => ({
      name,
      first: name.split(' ')[0] ?? name,
      role,
      since,
      place,
      ask,
    })),
  )
  shelf(
    handbook,
    'Monday letters',
    '📬',
    'letter',
    count(48, week => ({
      day: days.words(days.monday(-7 * week)),
      author: (staff[week % staff.length]?.name ?? '').split(' ')[0] ?? '',
    })),
  )
  shelf(
    craft,
    'Cloths',
    '🧶',
    'fabric',
    cloths.flatMap(pattern => company.chance.some(colours, 7).map(colour => ({ pattern, colour }))),
  )
  shelf(
    craft,
    'Colour recipes',
    '🎨',
    'recipe',
    count(70, n => ({ colour: colours[n % colours.length] ?? 'oat', n: n + 1 })),
  )
  shelf(craft, 'Mills', '🏭', 'mill', placeOf('mill'))
  shelf(selling, 'Dossiers', '🗂️', 'client', [...placeOf('hotel'), ...placeOf('museum'), ...placeOf('architect')])
}
