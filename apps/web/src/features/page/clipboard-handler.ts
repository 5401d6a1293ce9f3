// The code for copying and pasting: loaded when the page is idle, or at the first copy or paste.
import { fetched } from '@sheaf/ui/on-demand/fetched'

export const clipboardHandler = fetched(async () => (await import('./block-exchange')).blockClipboard)
