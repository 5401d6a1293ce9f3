// Projects, their tasks in phases, and notes of meetings about them.
import type { Json } from '@sheaf/core/validation/checks'
import projectList from '../content/projects.json' with { type: 'json' }
import stepLists from '../content/steps.json' with { type: 'json' }
import { type RowPlan, words } from '../database-plan'
import { type Company, count, covers, type Rows, say, written } from './company'

/** Who usually leads and does what, as places among the people. */
const doers: Readonly<Record<string, readonly number[]>> = {
  collection: [3, 0, 13, 7, 1],
  commission: [5, 4, 1, 6, 3],
  show: [9, 0, 11, 12],
  shop: [8, 11, 12, 9],
  works: [2, 4, 1, 12],
  research: [7, 6, 3, 13],
}
const tagOf: Readonly<Record<string, string>> = {
  collection: 'design',
  commission: 'loom',
  show: 'sales',
  shop: 'web',
  works: 'loom',
  research: 'dye',
}
const steps: Readonly<Record<string, readonly (readonly string[])[]>> = stepLists

export const projectRows = (company: Company): Rows =>
  projectList.map(({ name, kind, start, days }, i) => {
    const { chance, people } = company
    const end = start + days
    const status =
      end < 0 ? 'done' : start > 20 ? 'idea' : start > 0 ? 'planned' : chance.percent(15) ? 'waiting' : 'running'
    return {
      title: name,
      icon: { collection: '🧵', commission: '🏛️', show: '🎪', shop: '🛍️', works: '🔧', research: '🔬' }[kind] ?? '🧵',
      cover: `cover:${covers[i % covers.length]}`,
      values: {
        status,
        kind,
        lead: [people[chance.one(doers[kind] ?? [0])] as string],
        dates: { start: company.days.at(start), end: company.days.at(end) },
        budget: chance.between(6, 26) * 1_000,
      },
      body: written(company, 'project'),
    }
  })

interface Step {
  readonly title: string
  readonly from: number
  readonly to: number
}
export function taskRows(company: Company): Rows {
  const { chance, days } = company
  const rows: RowPlan[] = []
  const add = (project: number, step: Step, more: { parent?: number; after?: number }): number => {
    rows.push(taskRow(company, project, step, more))
    return rows.length - 1
  }
  for (const [project, { short, kind, start, days: length }] of projectList.entries()) {
    const phases = steps[kind] ?? []
    for (const [p, [phase = '', ...inside]] of phases.entries()) {
      const from = start + Math.round((length * p) / phases.length)
      const to = start + Math.round((length * (p + 1)) / phases.length)
      const parent = add(project, { title: `${phase}: ${short}`, from, to }, {})
      let before: number | undefined
      for (const [i, title] of inside.entries()) {
        const share = (to - from) / inside.length
        const begin = days.workingOffset(from + Math.round(share * i))
        const step = {
          title: say(company, title, { short }),
          from: begin,
          to: Math.max(begin, days.workingOffset(begin + Math.round(share) - 1)),
        }
        before = add(project, step, {
          parent,
          ...(before !== undefined && chance.percent(75) ? { after: before } : {}),
        })
      }
    }
  }
  return rows
}

function taskRow(
  { chance, days, people }: Company,
  project: number,
  { title, from, to }: Step,
  { parent, after }: { parent?: number; after?: number },
): RowPlan {
  const kind = projectList[project]?.kind ?? 'works'
  const status =
    to < -3
      ? chance.percent(3)
        ? 'dropped'
        : chance.percent(4)
          ? 'checking'
          : 'done'
      : to < 0
        ? chance.one(['done', 'done', 'checking', 'doing'])
        : from <= 0
          ? chance.one(['doing', 'doing', 'checking', 'next'])
          : from < 21
            ? 'next'
            : 'later'
  const who = chance.some(doers[kind] ?? [0], parent === undefined ? 1 : chance.percent(12) ? 2 : 1)
  const tags = [
    tagOf[kind] ?? 'loom',
    ...(/[Dd]ye|lab dip/.test(title) ? ['dye'] : []),
    ...(chance.percent(4) ? ['first'] : []),
  ]
  const values: Record<string, Json> = {
    status,
    priority: chance.one(['high', 'medium', 'medium', 'low']),
    assignee: who.map(one => people[one] as string),
    due: { start: days.at(to) },
    work: { start: days.at(from), end: days.at(to) },
    tags: [...new Set(tags)],
    ...(parent === undefined ? {} : { estimate: chance.between(1, 16) }),
    ...(status === 'done' ? { done: true } : {}),
  }
  return {
    title,
    values,
    relations: {
      project: [project],
      ...(parent === undefined ? {} : { parent: [parent] }),
      ...(after === undefined ? {} : { blocked_by: [after] }),
    },
  }
}

const meetingKinds = ['weekly', 'review', 'client', 'supplier', 'look_back'] as const
const meetingTitles: Readonly<Record<(typeof meetingKinds)[number], readonly string[]>> = {
  weekly: ['Weekly: the whole studio', 'Weekly: loom hall', 'Weekly: sales and shop'],
  review: ['Review: {{pattern}} in {{colour}}', 'Review: {{form}}s for spring', 'Review: {{weave}} trials'],
  client: ['Call with Hotel {{hotelName}}', 'Visit: {{room}}, measuring', 'Samples with {{surname}} & {{surname2}}'],
  supplier: ['Yarn prices: {{fibre}}', 'Visit to the mill: {{fibre}}', '{{Dye}}: the new harvest'],
  look_back: ['Looking back: the {{pattern}} launch', 'Looking back: a late delivery', 'Looking back: the quarter'],
}
export const meetingRows = (company: Company, projects: number): Rows =>
  count(150, i => {
    const { chance, days, people } = company
    const kind = chance.one([...meetingKinds, 'weekly', 'review'] as const)
    const offset = days.workingOffset(Math.round(-118 + i * 0.86))
    const hour = String(chance.between(8, 15)).padStart(2, '0')
    const decision = say(company, '{{decision}}')
    const by = chance.below(people.length)
    return {
      title: say(company, chance.one(meetingTitles[kind])),
      icon: { weekly: '📣', review: '🪡', client: '🤝', supplier: '🏭', look_back: '🔭' }[kind],
      by,
      values: {
        kind,
        when: { start: `${days.at(offset)}T${hour}:00`, end: `${days.at(offset)}T${hour}:45`, zone: 'Europe/Brussels' },
        present: [
          people[by] as string,
          ...chance.some(
            people.filter((_, p) => p !== by),
            chance.between(1, 4),
          ),
        ],
        ...(offset <= 0 ? { decision: words(decision) } : {}),
      },
      ...(kind === 'weekly' ? {} : { relations: { project: [chance.below(projects)] } }),
      body: written(company, 'meeting', { decision }),
    }
  })
