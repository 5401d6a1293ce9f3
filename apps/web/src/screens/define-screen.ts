// What a screen says about itself, once: which routes lead to it, and who may see it. `screens.ts` lists all of them.
import type { ComponentType } from 'react'
import type { ScreenRoute } from '../routes'

type RouteName = ScreenRoute['name']

export interface Screen<Name extends RouteName = RouteName> {
  readonly routes: readonly Name[]
  /** Shown to whoever is not signed in, too; to whoever is, inside the frame like all others. */
  readonly isOpenToAll?: boolean
  readonly load: () => Promise<ComponentType<{ readonly route: Extract<ScreenRoute, { readonly name: Name }> }>>
}

/** The screen is only ever given one of its own routes, as it is found by them: the list may forget which they are. */
export const defineScreen = <const Name extends RouteName>(screen: Screen<Name>): Screen => screen as unknown as Screen
