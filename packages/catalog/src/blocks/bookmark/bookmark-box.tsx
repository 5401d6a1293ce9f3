// A link as a card. What it leads to is asked for once, when the link is given, and again on demand; the answer is kept.
import type { BlockFieldChange } from '@sheaf/core/actions/block-fields'
import { useFresh } from '@sheaf/editor/host/use-block'
import './bookmark.css'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { BookmarkIcon, Icon, RefreshCwIcon } from '@sheaf/ui/icon/icon'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { useEffect, useRef, useState } from 'react'
import { plainField, webAddress, written } from '../../media/media-fields'
import { MediaFrame } from '../../media/media-frame'
import { type Media, useMedia } from '../../media/use-media'
import { bookmarkLink } from './bookmark-link'

export function BookmarkBlock({ id }: BlockProps) {
  const media = useMedia(id)
  const { t } = media.host
  const link = bookmarkLink({ properties: media.block?.properties ?? {} })
  const { isFetching, fetch } = useUnfurled(media, link)
  return (
    <MediaFrame
      media={media}
      isFull={link !== ''}
      name={plainField(media.block?.properties, 'bookmark_title') || link}
      address={link}
      resize={null}
      ask={{
        title: t('Add a web bookmark'),
        icon: BookmarkIcon,
        accept: null,
        linkLabel: t('Web page link'),
        readLink: text => webAddress(text, true),
        linkProblem: t('Paste a link, such as https://example.com'),
        onLink: given => void fetch(given),
      }}
      rows={
        media.isEditable && (
          <MenuItem icon={<Icon of={RefreshCwIcon} />} label={t('Refresh preview')} onSelect={() => void fetch(link)} />
        )
      }
    >
      <Card media={media} link={link} isFetching={isFetching} />
    </MediaFrame>
  )
}

/** Fetches what a link leads to and keeps it with the block; a link without an answer is a card all the same. */
function useUnfurled(media: Media, link: string) {
  const [isFetching, setFetching] = useState(false)
  const asked = useRef('')
  const fetch = async (address: string): Promise<void> => {
    asked.current = address
    setFetching(true)
    const found = await media.host.unfurl(address).catch(() => null)
    setFetching(false)
    if (!found) media.host.toast(media.host.t('No preview available'))
    const text = (words: string | undefined) => (words ? written(words) : null)
    const picture = (url: string | undefined) => (url ? webAddress(url) : null)
    const changes: readonly BlockFieldChange[] = [
      ['properties', 'link', written(address)],
      ...(found
        ? ([
            ['properties', 'bookmark_title', text(found.title)],
            ['properties', 'description', text(found.description)],
            ['format', 'bookmark_icon', picture(found.icon)],
            ['format', 'bookmark_cover', picture(found.image)],
          ] as const)
        : []),
    ]
    media.change(changes)
  }
  // Created with a link: only the tab that created it requests the preview.
  const isFresh = useFresh(media.id)
  const isBare = link !== '' && plainField(media.block?.properties, 'bookmark_title') === ''
  useEffect(() => {
    if (isBare && media.isEditable && isFresh && asked.current === '') void fetch(link)
  })
  return { isFetching, fetch }
}

interface CardProps {
  readonly media: Media
  readonly link: string
  readonly isFetching: boolean
}

function Card({ media, link, isFetching }: CardProps) {
  const { properties, format } = media.block ?? {}
  const { files, t } = media.host
  const shown = (name: string): string | null => webAddress(plainField(format, name))
  const [icon, cover] = [shown('bookmark_icon'), shown('bookmark_cover')]
  return (
    <a className="sheaf-bookmark" href={link} target="_blank" rel="noopener noreferrer" aria-busy={isFetching}>
      <span className="sheaf-bookmark-words">
        <span className="sheaf-bookmark-title" dir="auto">
          {plainField(properties, 'bookmark_title') || (isFetching ? t('Loading preview…') : link)}
        </span>
        <span className="sheaf-bookmark-about" dir="auto">
          {plainField(properties, 'description')}
        </span>
        <span className="sheaf-bookmark-link">
          {icon && <SitePicture key={icon} src={files.urlOf(icon, { width: 64 })} />}
          <span>{link}</span>
        </span>
      </span>
      {cover && <SitePicture key={cover} src={files.urlOf(cover, { width: 640 })} />}
    </a>
  )
}
/** A picture of a site that may not be there any more: then there is none. */
function SitePicture({ src }: { readonly src: string }) {
  const [isGone, setGone] = useState(false)
  return isGone ? null : <img src={src} alt="" loading="lazy" draggable={false} onError={() => setGone(true)} />
}
