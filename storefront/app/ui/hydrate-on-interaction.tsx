import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { firstInteraction } from './first-interaction.ts'
import { useScripts } from './use-scripts.ts'

/**
 * A part that comes to life when somebody begins to use the page; until then what the server made of it stands there,
 * and works as it does without scripts. A page that is only looked at does not load its code. On a page that was followed
 * to it comes as soon as it can, and `place` keeps its place until then, so that nothing moves.
 */
export const hydrateOnInteraction = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  place: ReactNode = null,
): ComponentType<P> => {
  let loading: Promise<{ default: ComponentType<P> }> | undefined
  const loaded = () => (loading ??= load().then((part) => ({ default: part })))
  // Where a page is in use already, the next one that has this part waits for it as little as can be.
  void firstInteraction.then(loaded).catch(() => undefined)
  const Sleeping = lazy(() => firstInteraction.then(loaded))
  const Awake = lazy(loaded)
  return function OnceTouched(props: P) {
    const [isFromServer] = useState(!useScripts())
    const [isAlive, setIsAlive] = useState(!isFromServer)
    useEffect(() => {
      // One that could not be loaded is said by the part itself.
      const awake = () => startTransition(() => setIsAlive(true))
      firstInteraction.then(loaded).then(awake, awake)
    }, [])
    // What the server made would be thrown away if it were given anything else before its code is there.
    const [first] = useState(props)
    const given = isAlive ? props : first
    return useMemo(() => {
      const Part = isFromServer ? Sleeping : Awake
      return (
        <Suspense fallback={place}>
          <Part {...given} />
        </Suspense>
      )
    }, [given, isFromServer])
  }
}
