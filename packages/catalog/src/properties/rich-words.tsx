// Rich text of a cell, only to be read: marks as they look in a page, in one line or several.

import type { Uuid } from '@sheaf/core/ids'
import { isSafeHref } from '@sheaf/core/links/safe-link'
import { readRichText } from '@sheaf/core/text/read-rich-text'
import { type Run, runsOfTitle } from '@sheaf/core/text/rich-text'
import { embedLabel, isContentColor } from '@sheaf/core/text/safe-values'
import type { Json } from '@sheaf/core/validation/checks'
import { useWordContext } from '@sheaf/database/contract/database-hooks'
import { colorToken } from '@sheaf/editor/colors/content-color'
import { useBlock } from '@sheaf/editor/host/use-block'
import type { CSSProperties, ReactNode } from 'react'

export function RichWords({ value }: { readonly value: Json | undefined }) {
  const words = useWordContext()
  return runsOfTitle(readRichText(value)).map((run, i) => (
    // Runs have no names: their place is what they are.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Piece key={i} run={run} words={said(run, words.names)} />
  ))
}

interface Names {
  person(id: string): string
  page(id: string): string
}

function said({ insert }: Run, names: Names): ReactNode {
  if (typeof insert === 'string') return insert
  const id = typeof insert.v[0] === 'string' ? insert.v[0] : ''
  if (insert.k === 'u') return `@${names.person(id)}`
  return insert.k === 'p' ? <PageName id={id as Uuid} names={names} /> : embedLabel(insert)
}

function PageName({ id, names }: { readonly id: Uuid; readonly names: Names }) {
  useBlock(id)
  return names.page(id)
}

function Piece({ run: { attributes = {} }, words }: { readonly run: Run; readonly words: ReactNode }) {
  let shown = words
  if (attributes['c']) shown = <code>{shown}</code>
  if (attributes['b']) shown = <b>{shown}</b>
  if (attributes['i']) shown = <i>{shown}</i>
  if (attributes['s']) shown = <s>{shown}</s>
  if (attributes['_']) shown = <u>{shown}</u>
  const { h: color, a: href } = attributes
  if (typeof color === 'string' && isContentColor(color)) shown = <span style={colored(color)}>{shown}</span>
  if (typeof href === 'string' && isSafeHref(href))
    shown = (
      <a href={href} target="_blank" rel="noreferrer" tabIndex={-1} onPointerDown={event => event.stopPropagation()}>
        {shown}
      </a>
    )
  return shown
}

function colored(name: string): CSSProperties {
  const ground = name.endsWith('_background')
  const token = colorToken(ground ? name.slice(0, -'_background'.length) : name)
  return ground ? { backgroundColor: `var(--content-${token}-background)` } : { color: `var(--content-${token}-text)` }
}
