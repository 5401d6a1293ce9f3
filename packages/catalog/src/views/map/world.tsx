// The outlines of the world as paths in a square of side `WORLD`, made once. They come with the product: nobody outside learns what
// is looked at.
import { geoMercator, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import address from 'world-atlas/countries-50m.json?url'

/** Large enough that coordinates need few digits. */
export const WORLD = 4096

export interface World {
  readonly land: string
  readonly borders: string
}
type Atlas = Parameters<typeof mesh>[0]
type Outline = NonNullable<Parameters<typeof mesh>[1]>

let world: Promise<World> | null = null
/** Asked for again after it could not come. */
export function loadWorld(): Promise<World> {
  world ??= drawWorld().catch((error: unknown) => {
    world = null
    throw error
  })
  return world
}
async function drawWorld(): Promise<World> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`the outlines of the world did not come: ${answer.status}`)
  const atlas = (await answer.json()) as Atlas
  const projection = geoMercator()
    .scale(WORLD / (2 * Math.PI))
    .translate([WORLD / 2, WORLD / 2])
  const path = geoPath(projection).digits(1)
  return {
    land: path(feature(atlas, atlas.objects['land'] as Outline)) ?? '',
    borders: path(mesh(atlas, atlas.objects['countries'] as Outline, (a, b) => a !== b)) ?? '',
  }
}
