// What the text answers to besides reading and typing, fetched when the page is idle.
import { fetched } from '@sheaf/ui/on-demand/fetched'

export const late = fetched(async () => (await import('@sheaf/editor/late-plugins')).latePlugins)
