// What is shown beside the page about what happens on it. One tab so far: what people say about it.
import { Store } from '../editing/store'

type UpdateTab = 'comments'

export const updateSidebar = new Store<UpdateTab | null>(null)

export const toggleComments = (): void => updateSidebar.set(updateSidebar.get() === null ? 'comments' : null)
