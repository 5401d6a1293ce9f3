// Icons in plain DOM, by name. Each is rendered once and copied: a page may hold thousands of them.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Icon } from './icon'

const drawn = new Map<string, Promise<Element | null>>()

async function shapeOf(name: string): Promise<Element | null> {
  const { iconByName } = await import('./by-name')
  const into = document.createElement('div')
  const root = createRoot(into)
  flushSync(() => root.render(<Icon of={iconByName(name)} />))
  const shape = into.firstElementChild?.cloneNode(true) ?? null
  root.unmount()
  return shape as Element | null
}

/** Puts an icon into an element as soon as it is here; the last one asked for wins. */
export function drawIcon(into: HTMLElement, name: string): void {
  into.dataset['icon'] = name
  let shape = drawn.get(name)
  if (!shape) drawn.set(name, (shape = shapeOf(name)))
  shape.then(
    made => {
      if (made && into.dataset['icon'] === name) into.replaceChildren(made.cloneNode(true))
    },
    () => drawn.delete(name),
  )
}
