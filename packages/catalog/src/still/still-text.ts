// The words of a block before the app is there, with the elements that the editor gives to marks.
import { element, type HtmlChild, htmlText } from '@sheaf/core/kinds/exchange'
import { type Attributes, type Embed, lengthOfRuns, type RichText, runsOfTitle } from '@sheaf/core/text/rich-text'
import { embedLabel, isContentColor } from '@sheaf/core/text/safe-values'

const tags: Readonly<Record<string, string>> = { b: 'strong', i: 'em', _: 'u', s: 's', c: 'code' }

/** What a mention is called; undefined where that is not known yet. */
export type NameOf = (embed: Embed) => string | undefined

/** Null: it holds what only the app can draw. */
export function stillText(title: RichText, nameOf: NameOf): readonly HtmlChild[] | null {
  const runs = runsOfTitle(title)
  // A formula is higher than a line.
  if (runs.some(({ insert }) => typeof insert !== 'string' && insert.k === 'e')) return null
  // An empty line is as high as one with words.
  if (lengthOfRuns(runs) === 0) return [element('br')]
  return runs.map(({ insert, attributes }) =>
    marked(typeof insert === 'string' ? htmlText(insert) : mention(insert, nameOf), attributes),
  )
}

const mention = (embed: Embed, nameOf: NameOf): HtmlChild =>
  element('span', { className: ['sheaf-embed', 'sheaf-inline-mention'], dataMention: embed.k }, [
    element('span', { className: ['sheaf-mention-line'] }, [
      element('span', { className: ['sheaf-mention-label'] }, [htmlText(nameOf(embed) ?? embedLabel(embed))]),
    ]),
  ])

function marked(node: HtmlChild, attributes: Attributes = {}): HtmlChild {
  let inner = node
  for (const [name, value] of Object.entries(attributes)) {
    const tag = tags[name]
    if (tag) inner = element(tag, {}, [inner])
    // Without its address: a press belongs to the app.
    else if (name === 'a') inner = element('a', { className: ['sheaf-link'] }, [inner])
    else if (name === 'h' && typeof value === 'string' && isContentColor(value))
      inner = element('span', { className: ['sheaf-color'], dataColor: value }, [inner])
    else if (name.startsWith('m:')) inner = element('span', { className: ['sheaf-comment'] }, [inner])
  }
  return inner
}
