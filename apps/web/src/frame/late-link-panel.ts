// The link menu, for every text of a page, loaded on first use.
import { onDemand } from '@sheaf/ui/on-demand/on-demand'

export const LinkPanel = onDemand(async () => (await import('../features/link-menu/link-panel')).LinkPanel).Part
