// A part whose code comes when it is first wanted. Once it is here it is drawn in the same frame as it is asked for, without a
// moment of nothing; when it cannot come, `missing.tsx` knows of it.
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'
import { fetched } from './fetched'
import { requestPart } from './missing'
import { whenIdle } from './when-idle'

interface OnDemand<Props extends object> {
  /** Fetches the code: called as soon as it is likely to be wanted. */
  readonly load: () => void
  /** Resolves once the code is here and drawn at once, or cannot be fetched. */
  readonly whenHere: () => Promise<void>
  /** Somebody waits for it. */
  readonly Part: ComponentType<Props>
  /** Not urgent: it is loaded when the browser is idle. */
  readonly Later: ComponentType<Props>
}

/** `meanwhile` keeps its place until it is here. */
export function onDemand<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode | ((props: Props) => ReactNode) = null,
): OnDemand<Props> {
  const part = fetched(fetch)
  const whenHere = (): Promise<void> =>
    part.load().then(
      () => {},
      () => {},
    )
  const load = (): void => void whenHere()
  const useHere = (props: Props): ReactNode => {
    const Here = useSyncExternalStore(part.subscribe, part.get, part.get)
    if (Here) return createElement(Here, props)
    return typeof meanwhile === 'function' ? meanwhile(props) : meanwhile
  }
  function Part(props: Props) {
    // Before anything is painted: what is here already is drawn at once.
    useLayoutEffect(() => requestPart(part.load), [])
    return useHere(props)
  }
  function Later(props: Props) {
    useEffect(() => whenIdle(load), [])
    return useHere(props)
  }
  return { load, whenHere, Part, Later }
}
