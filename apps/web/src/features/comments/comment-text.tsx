// The text of a comment, read-only: marks look as in a page, mentions show their names.

import type { Uuid } from '@sheaf/core/ids'
import { isSafeHref } from '@sheaf/core/links/safe-link'
import { readRichText } from '@sheaf/core/text/read-rich-text'
import { type Embed, type RichText, type Run, runsOfTitle } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'
import { type MouseEvent, type ReactNode, useEffect, useMemo, useReducer } from 'react'
import { useSession } from '../../data/hooks'
import { lateMentions } from '../../editing/late-mentions'
import styles from './comments.module.css'

export function CommentText({ text }: { readonly text: RichText | readonly Json[] | undefined }) {
  return runsOfTitle(readRichText(text as Json | undefined)).map((run, i) => (
    // Runs have no names: their place is what they are.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Piece key={i} run={run} />
  ))
}

function Piece({ run: { insert, attributes = {} } }: { readonly run: Run }) {
  let shown: ReactNode = typeof insert === 'string' ? insert : <Named embed={insert} />
  if (attributes['c']) shown = <code>{shown}</code>
  if (attributes['b']) shown = <b>{shown}</b>
  if (attributes['i']) shown = <i>{shown}</i>
  if (attributes['s']) shown = <s>{shown}</s>
  if (attributes['_']) shown = <u>{shown}</u>
  const { a: href } = attributes
  if (typeof href === 'string' && isSafeHref(href))
    shown = (
      <a href={href} target="_blank" rel="noreferrer">
        {shown}
      </a>
    )
  return shown
}

/** A person, a page or a date, called what it is called now. */
function Named({ embed: { k, v } }: { readonly embed: Embed }) {
  const session = useSession()
  const mentions = useMemo(() => lateMentions(session), [session])
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => mentions.subscribe(k, v, redraw), [mentions, k, v])
  if (k === 'e') return <code>{typeof v[0] === 'string' ? v[0] : ''}</code>
  const { label, href } = mentions.lookOf(k, v)
  if (!href) return <span className={styles.mention}>{label}</span>
  const onClick = (event: MouseEvent): void => {
    event.preventDefault()
    mentions.open(v[0] as Uuid, event.nativeEvent)
  }
  return (
    <a className={styles.mention} href={href} onClick={onClick}>
      {label}
    </a>
  )
}
