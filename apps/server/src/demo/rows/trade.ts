// Companies, people in them, deals, goods and orders.
import type { Json } from '@sheaf/core/validation/checks'
import places from '../content/places.json' with { type: 'json' }
import { words } from '../database-plan'
import { capital, listOf } from '../phrases'
import { type Company, count, covers, type Rows, say } from './company'

const names: Readonly<Record<string, readonly string[]>> = {
  hotel: ['Hotel {{hotelName}}', '{{hotelName}} House', 'The {{hotelName}}', 'Grand Hotel {{hotelName}}'],
  architect: ['{{surname}} & {{surname2}}', 'Studio {{surname}}', '{{surname}} Architects', 'Office {{surname}}'],
  retailer: [
    '{{surname}} Interiors',
    '{{pattern}} & Sons',
    'Maison {{surname}}',
    '{{craft}} & {{craft2}}',
    'Casa {{surname}}',
  ],
  mill: ['{{surname}} Mill', 'Filature {{surname}}', '{{craft}} Spinners', '{{surname}} & Daughters Yarns'],
  museum: ['Museum of {{fibre}}', 'Galerie {{hotelName}}', 'Kunsthal {{hotelName}}'],
  press: ['{{craft}} Quarterly', 'The {{pattern}} Review', '{{hotelName}} Magazine'],
}
const icons: Readonly<Record<string, string>> = {
  hotel: '🏨',
  architect: '📐',
  retailer: '🛍️',
  mill: '🏭',
  museum: '🖼️',
  press: '📰',
}
const sellers = [5, 9, 0]

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export const companyRows = (company: Company): Rows => {
  const taken = new Set<string>()
  return count(140, () => {
    const { chance, days, people } = company
    const kind = chance.one([
      'hotel',
      'hotel',
      'architect',
      'architect',
      'retailer',
      'retailer',
      'retailer',
      'mill',
      'museum',
      'press',
    ])
    const { city, country, lat, lon } = chance.one(places)
    const first = capital(say(company, chance.one(names[kind] ?? [])))
    const name = taken.has(first) ? `${first} ${city}` : first
    taken.add(first)
    return {
      title: name,
      icon: icons[kind] ?? '🏛️',
      values: {
        kind,
        // Two companies of one city do not stand on one spot.
        place: {
          lat: lat + chance.between(-40, 40) / 1_000,
          lon: lon + chance.between(-60, 60) / 1_000,
          name: city,
          address: country,
        },
        country: words(country),
        owner: [people[chance.one(sellers)] as string],
        site: `https://${slug(name)}.example`,
        since: { start: days.at(-chance.between(60, 2_400)) },
      },
    }
  })
}

const roles = [
  'Buyer',
  'Owner',
  'Project architect',
  'Head of interiors',
  'Purchasing',
  'Curator',
  'Editor',
  'Office',
  'Managing director',
  'Stylist',
]
export const contactRows = (company: Company, companies: Rows): Rows =>
  count(360, () => {
    const { chance, days } = company
    const at = chance.below(companies.length)
    const name = say(company, '{{firstName}} {{surname}}')
    return {
      title: name,
      values: {
        role: words(chance.one(roles)),
        email: `${slug(name).replace('-', '.')}@${slug(companies[at]?.title ?? 'home')}.example`,
        phone: `+32 9 ${chance.between(200, 299)} ${chance.between(10, 99)} ${chance.between(10, 99)}`,
        last: { start: days.working(-chance.between(1, 240)) },
        ...(chance.percent(70) ? { letters: true } : {}),
      },
      relations: { company: [at] },
    }
  })

const dealTitles = [
  '{{Form}}s for {{room}}',
  '{{Pattern}} in {{colour}} for {{room}}',
  'Wall hanging for {{room}}',
  'Spring order: {{pattern}} {{form}}s',
  'Own colour on {{fibre}}',
  'Swatch books for the season',
]
const chances: Readonly<Record<string, number>> = {
  enquiry: 0.1,
  brief: 0.25,
  sample: 0.5,
  quote: 0.7,
  won: 1,
  lost: 0,
}
export const dealRows = (company: Company, companies: Rows, contacts: Rows): Rows => {
  const buyers = companies.flatMap(({ values }, i) =>
    values['kind'] === 'mill' || values['kind'] === 'press' ? [] : [i],
  )
  return count(210, () => {
    const { chance, days, people } = company
    const offset = chance.between(-150, 110)
    const stage =
      offset < -5
        ? chance.one(['won', 'won', 'won', 'lost', 'lost'])
        : chance.one(['enquiry', 'brief', 'sample', 'quote', 'quote'])
    const at = chance.one(buyers)
    const known = contacts.flatMap(({ relations }, i) => (relations?.['company']?.[0] === at ? [i] : []))
    return {
      title: say(company, chance.one(dealTitles)),
      values: {
        stage,
        value: chance.between(8, 240) * 100,
        chance: chances[stage] ?? 0,
        closes: { start: days.working(offset) },
        owner: [people[chance.one(sellers)] as string],
        source: chance.one(['fair', 'friend', 'friend', 'web', 'press', 'again', 'again']),
      },
      relations: {
        company: [at],
        ...(known.length > 0 ? { contact: [chance.one(known)] } : {}),
        ...(stage === 'won' && chance.percent(25) ? { project: [chance.below(36)] } : {}),
      },
    }
  })
}

const forms: readonly (readonly [id: string, words: string, low: number, high: number])[] = [
  ['throw', 'throw', 120, 260],
  ['cushion', 'cushion', 48, 110],
  ['curtain', 'curtain cloth', 58, 140],
  ['runner', 'table runner', 55, 120],
  ['upholstery', 'upholstery cloth', 85, 190],
  ['scarf', 'scarf', 70, 160],
  ['blanket', 'blanket', 180, 390],
]
export const productRows = (company: Company, companies: Rows): Rows => {
  const mills = companies.flatMap(({ values }, i) => (values['kind'] === 'mill' ? [i] : []))
  const colours = listOf('colour')
  return listOf('pattern').flatMap((pattern, p) =>
    company.chance.some(forms, 7).map(([form, called, low, high], f): Rows[number] => {
      const { chance } = company
      const colour = colours[(p * 5 + f * 3) % colours.length] ?? 'undyed'
      const stock = chance.between(0, 90)
      return {
        title: `${pattern} ${called}, ${colour}`,
        cover: `cover:${covers[(p + f) % covers.length]}`,
        values: {
          sku: words(
            `${pattern.slice(0, 3)}-${form.slice(0, 2)}-${colour.slice(0, 3)}`.toUpperCase().replaceAll(' ', ''),
          ),
          form,
          price: chance.between(low, high),
          stock,
          least: chance.between(6, 20),
          shelf: words(`${chance.one(['A', 'B', 'C', 'D'])}${chance.between(1, 24)}`),
        },
        relations: { mill: [chance.one(mills)] },
      }
    }),
  )
}

export const orderRows = (company: Company, companies: Rows, products: Rows): Rows => {
  const buyers = companies.flatMap(({ values }, i) =>
    values['kind'] === 'mill' || values['kind'] === 'press' ? [] : [i],
  )
  return count(800, i => {
    const { chance, days } = company
    const offset = Math.round(-330 + i * 0.41)
    const product = chance.below(products.length)
    const quantity = chance.one([1, 2, 2, 3, 4, 6, 8, 12, 20])
    const sends = offset + chance.between(4, 35)
    const status =
      sends < 0 ? (chance.percent(3) ? 'back' : 'sent') : chance.one(['new', 'weaving', 'weaving', 'packed'])
    const values: Record<string, Json> = {
      status,
      quantity,
      ordered: { start: days.working(offset) },
      sent: { start: days.working(sends) },
      ...(status === 'sent' ? (chance.percent(92) ? { paid: true } : {}) : chance.percent(20) ? { paid: true } : {}),
    }
    return {
      title: `${quantity} × ${products[product]?.title ?? ''}`,
      values,
      relations: { company: [chance.one(buyers)], product: [product] },
    }
  })
}
