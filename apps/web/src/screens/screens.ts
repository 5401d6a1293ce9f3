// Every screen that an address leads to and that is neither a page nor signing in. A route that is missing here says "Coming soon"
// (`screen-names.ts`) or that there is no such page.
import { blank } from './blank/blank'
import type { Screen } from './define-screen'
import { home } from './home/home'
import { organizationSignIn } from './organization-sign-in/organization-sign-in'
import { workspaceKey } from './workspace-key/workspace-key'

export const screens: readonly Screen[] = [home, workspaceKey, organizationSignIn, blank]
