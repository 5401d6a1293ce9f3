// Rich text as the public interface writes it (reference/public-api.md 5.3), both ways.

import { readRichText } from '@sheaf/core/text/read-rich-text'
import { type Attributes, type Embed, type Run, runsOfTitle, titleOfRuns } from '@sheaf/core/text/rich-text'
import { embedLabel, isContentColor } from '@sheaf/core/text/safe-values'
import type { Json } from '@sheaf/core/validation/checks'
import { fieldsIn, listIn, stringIn } from './read-json'

const annotationOf = { bold: 'b', italic: 'i', strikethrough: 's', underline: '_', code: 'c' } as const

export const writeApiText = (value: Json | undefined): Json =>
  runsOfTitle(readRichText(value)).map(({ insert, attributes = {} }): Json => {
    const href = typeof attributes['a'] === 'string' ? attributes['a'] : null
    const annotations = {
      ...Object.fromEntries(Object.entries(annotationOf).map(([name, mark]) => [name, attributes[mark] === true])),
      color: typeof attributes['h'] === 'string' ? attributes['h'] : 'default',
    }
    if (typeof insert === 'string')
      return {
        type: 'text',
        text: { content: insert, link: href === null ? null : { url: href } },
        annotations,
        plain_text: insert,
        href,
      }
    return { ...writeEmbed(insert), annotations, plain_text: embedLabel(insert), href }
  })

function writeEmbed({ k, v }: Embed): Record<string, Json> {
  const [first = null] = v
  if (k === 'e') return { type: 'equation', equation: { expression: stringIn(first) } }
  if (k === 'u') return { type: 'mention', mention: { type: 'user', user: { object: 'user', id: first } } }
  if (k === 'd') return { type: 'mention', mention: { type: 'date', date: writeDate(first) } }
  return { type: 'mention', mention: { type: 'page', page: { id: first } } }
}
function writeDate(value: Json): Json {
  const { start_date, start_time, end_date, end_time, time_zone } = fieldsIn(value)
  const moment = (day: Json | undefined, time: Json | undefined): Json =>
    typeof day !== 'string' ? null : typeof time === 'string' ? `${day}T${time}:00` : day
  return { start: moment(start_date, start_time), end: moment(end_date, end_time), time_zone: time_zone ?? null }
}

/** Null for no text at all. Items of a kind that is not known are their words. */
export function readApiText(given: Json): Json | null {
  const runs = listIn(given).flatMap((item): Run[] => {
    const fields = fieldsIn(item)
    const attributes = readAttributes(fields['annotations'])
    const content = fieldsIn(fields['text'])
    const href = stringIn(fieldsIn(content['link'])['url']) || stringIn(fields['href'])
    const insert = readEmbed(item) ?? (stringIn(content['content']) || stringIn(fields['plain_text']))
    return insert === '' ? [] : [{ insert, attributes: href ? { ...attributes, a: href } : attributes }]
  })
  return runs.length === 0 ? null : titleOfRuns(runs)
}
function readAttributes(given: Json | undefined): Attributes {
  const fields = fieldsIn(given)
  const marks = Object.entries(annotationOf).flatMap(([name, mark]) => (fields[name] === true ? [[mark, true]] : []))
  const color = stringIn(fields['color'])
  const isColored = color !== 'default' && isContentColor(color)
  return { ...(Object.fromEntries(marks) as Attributes), ...(isColored ? { h: color } : {}) }
}
function readEmbed(item: Json): Embed | null {
  const fields = fieldsIn(item)
  const expression = fieldsIn(fields['equation'])['expression']
  if (typeof expression === 'string') return { k: 'e', v: [expression] }
  const mention = fieldsIn(fields['mention'])
  const user = fieldsIn(mention['user'])['id']
  if (typeof user === 'string') return { k: 'u', v: [user] }
  const page = fieldsIn(mention['page'])['id']
  if (typeof page === 'string') return { k: 'p', v: [page] }
  const { start, end, time_zone } = fieldsIn(mention['date'])
  return typeof start === 'string' ? { k: 'd', v: [readDate(start, stringIn(end), stringIn(time_zone))] } : null
}
function readDate(start: string, end: string, zone: string): Json {
  const [day = '', time] = start.split('T')
  const [endDay = '', endTime] = end.split('T')
  return {
    type: `date${time ? 'time' : ''}${end ? 'range' : ''}`,
    start_date: day,
    ...(time ? { start_time: time.slice(0, 5) } : {}),
    ...(end ? { end_date: endDay } : {}),
    ...(end && endTime ? { end_time: endTime.slice(0, 5) } : {}),
    ...(zone ? { time_zone: zone } : {}),
  }
}
