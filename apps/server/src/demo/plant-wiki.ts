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
  writer.insertTree(page, body)
  return page
}

function plantTree(writer: SpaceWriter, parent: Pointer, page: WikiPage): Pointer {
  const planted = plantPage(writer, parent, page)
  for (const inside of page.inside) plantTree(writer, planted, inside)
  return planted
}

export interface Shelf {
  readonly parent: Pointer
  readonly title: string
  readonly icon: string
  readonly of: string
  readonly slots: readonly Slots[]
}
/** A page that holds one page of a kind for each of many things. */
export function plantShelf(writer: SpaceWriter, company: Company, { parent, title, icon, of, slots }: Shelf): void {
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

interface WikiParts {
  readonly handbook: Pointer
  readonly craft: Pointer
  readonly selling: Pointer
}
/** The pages that somebody wrote. */
export function plantParts(writer: SpaceWriter, parent: Pointer): WikiParts {
  const [handbook, craft, selling] = wikiPages().map(page => plantTree(writer, parent, page))
  if (!handbook || !craft || !selling) throw new Error('the wiki lacks one of its three parts')
  return { handbook, craft, selling }
}

export function shelves({ days, chance }: Company, parts: WikiParts, companies: Rows): readonly Shelf[] {
  const { handbook, craft, selling } = parts
  const placeOf = (kind: string): readonly Slots[] =>
    companies
      .filter(({ values }) => values['kind'] === kind)
      .map(({ title, values }) => {
        const { name: city, address: country } = values['place'] as { readonly name: string; readonly address: string }
        return { name: title, city, country }
      })
  const people = staff.map(({ name, role, since, place, ask }) => ({
    name,
    first: name.split(' ')[0] ?? name,
    role,
    since,
    place,
    ask,
  }))
  const letters = count(48, week => ({
    day: days.words(days.monday(-7 * week)),
    author: (staff[week % staff.length]?.name ?? '').split(' ')[0] ?? '',
  }))
  const fabrics = cloths.flatMap(pattern => chance.some(colours, 7).map(colour => ({ pattern, colour })))
  const recipes = count(70, n => ({ colour: colours[n % colours.length] ?? 'oat', n: n + 1 }))
  const clients = [...placeOf('hotel'), ...placeOf('museum'), ...placeOf('architect')]
  return [
    { parent: handbook, title: 'Who is who', icon: '🙋', of: 'person', slots: people },
    { parent: handbook, title: 'Monday letters', icon: '📬', of: 'letter', slots: letters },
    { parent: craft, title: 'Cloths', icon: '🧶', of: 'fabric', slots: fabrics },
    { parent: craft, title: 'Colour recipes', icon: '🎨', of: 'recipe', slots: recipes },
    { parent: craft, title: 'Mills', icon: '🏭', of: 'mill', slots: placeOf('mill') },
    { parent: selling, title: 'Dossiers', icon: '🗂️', of: 'client', slots: clients },
  ]
}
