// A place on the page: its name and where it is. The map itself comes from another company, so it waits to be asked for.
import './maps.css'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { Button } from '@sheaf/ui/button/button'
import { Icon, MapIcon, MapPinIcon } from '@sheaf/ui/icon/icon'
import { useState } from 'react'
import { plainField, written } from '../../media/media-fields'
import { MediaFrame } from '../../media/media-frame'
import { RemoteFrame } from '../../media/remote-frame'
import { type Media, useMedia } from '../../media/use-media'
import { mapFrame, mapLink, type Place, placeOf } from './places'

const LEAST_PX = 160
const USUAL_PX = 320

export function MapsBlock({ id }: BlockProps) {
  const media = useMedia(id)
  const { t } = media.host
  const place = placeOf(plainField(media.block?.properties, 'source'))
  const [isMapShown, setMapShown] = useState(false)
  const frame = place && mapFrame(place)
  return (
    <MediaFrame
      media={media}
      isFull={place !== null}
      {...(place && { address: mapLink(place), name: place.name })}
      resize={isMapShown && frame ? { axis: 'height', least: LEAST_PX, usual: USUAL_PX } : null}
      ask={{
        title: t('Add place'),
        icon: MapPinIcon,
        accept: null,
        linkLabel: t('Address or coordinates'),
        linkHint: t('An address, coordinates such as 52.5163, 13.3777, or a map link'),
        readLink: text => (placeOf(text) ? text.trim() : null),
        linkProblem: t('Enter an address, coordinates, or a map link'),
        onLink: given => media.change([['properties', 'source', written(given)]]),
      }}
    >
      {place &&
        (isMapShown && frame ? (
          <RemoteFrame isAsked url={frame} title={t('Map of {place}', { place: place.name })} />
        ) : (
          <PlaceCard media={media} place={place} onMap={frame ? () => setMapShown(true) : null} />
        ))}
    </MediaFrame>
  )
}

interface PlaceCardProps {
  readonly media: Media
  readonly place: Place
  readonly onMap: (() => void) | null
}

function PlaceCard({ media, place, onMap }: PlaceCardProps) {
  const { t } = media.host
  const { latitude, longitude } = place
  const point = latitude !== undefined && longitude !== undefined ? `${latitude}, ${longitude}` : null
  return (
    <div className="sheaf-place">
      <Icon of={MapPinIcon} size={20} />
      <span className="sheaf-media-words">
        <span className="sheaf-place-name" dir="auto">
          {place.name}
        </span>
        {point && point !== place.name && <span className="sheaf-media-detail">{point}</span>}
      </span>
      <span className="sheaf-place-ways">
        {onMap && (
          <Button size="small" icon={<Icon of={MapIcon} />} onClick={onMap}>
            {t('Show map')}
          </Button>
        )}
        <a className="sheaf-link" href={mapLink(place)} target="_blank" rel="noopener noreferrer">
          {t('Open in OpenStreetMap')}
        </a>
      </span>
    </div>
  )
}
