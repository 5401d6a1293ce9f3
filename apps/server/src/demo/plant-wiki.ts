// The wiki: pages that somebody wrote, and one page each for cloths, colours, mills, customers, people and weeks.
import type { Uuid } from '@sheaf/core/ids'
import type { ParentRef } from '@sheaf/core/operations/tree'
import staff from './content/people.json' with { type: 'json' }
import { phraser, type Slots } from './phrases'
import { type Company, count, covers, type Rows } from './rows/company'
import type { Script } from './script'
import { filled, type Template, template, type WikiPage, wikiPages } from './templates'

const block = (id: Uuid): ParentRef => ({ table: 'block', id })

const plantPage = (script: Script, parent: ParentRef, { icon, cover, title, body }: Template): Uuid =>
  script.page(parent, { title, icon, cover: cover && `cover:${cover}`, body })

function plantTree(script: Script, parent: ParentRef, page: WikiPage): Uuid {
  const planted = plantPage(script, parent, page)
  for (const inside of page.inside) plantTree(script, block(planted), inside)
  return planted
}

interface Shelf {
  readonly parent: Uuid
  readonly title: string
  readonly icon: string
  readonly of: string
  readonly slots: readonly Slots[]
}
/** A page that holds one page of a kind for each of many things. */
export function plantShelf(script: Script, company: Company, { parent, title, icon, of, slots }: Shelf): void {
  const { icon: leaf, title: name, body } = template(of)
  const shelf = plantPage(script, block(parent), { icon, cover: '', title, body: [] })
  for (const given of slots) {
    const fill = phraser(company.chance, given)
    const cover = company.chance.one(['', '', ...covers])
    plantPage(script, block(shelf), { icon: leaf, cover, title: fill(name), body: filled(body, fill) })
  }
}

const colours = ['indigo', 'madder', 'oat', 'slate', 'moss', 'ochre', 'walnut', 'rust', 'teal']
const cloths = ['Harbour', 'Furrow', 'Lattice', 'Dune', 'Meadow', 'Tidal', 'Hearth', 'Alder']

interface WikiParts {
  readonly handbook: Uuid
  readonly craft: Uuid
  readonly selling: Uuid
}
/** The pages that somebody wrote. */
export function plantParts(script: Script, parent: ParentRef): WikiParts {
  const [handbook, craft, selling] = wikiPages().map(page => plantTree(script, parent, page))
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
