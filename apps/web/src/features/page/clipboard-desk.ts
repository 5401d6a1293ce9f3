// What copying and pasting need. It is fetched when the page is idle, or when somebody is faster.
import { fetched } from '@sheaf/ui/on-demand/fetched'

export const desk = fetched(async () => (await import('./block-exchange')).blockDesk)
