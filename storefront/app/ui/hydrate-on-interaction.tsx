import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'
import { firstInteraction } from './first-interaction.ts'
import { untilLoaded } from './lazy-part.ts'
import { useScripts } from './use-scripts.ts'

declare global {
  /** The buttons that were pressed in a part whose code was not there yet. */
  var earlyPresses: Set<HTMLElement> | undefined
}

/**
 * The document's own first script: notes those presses, which React does not pass on later. What works without scripts
 * (links, forms, buttons that command a dialog) has done it by then.
 */
export const NOTE_EARLY_PRESSES =
  'earlyPresses=new Set;addEventListener("click",e=>{e=e.target.closest("[data-asleep] button[type=button]:not([commandfor])");e&&earlyPresses.add(e)},!0)'

/**
 * A part that comes to life when somebody begins to use the page, or as soon as `sooner` resolves; until then what the
 * server made of it stands there, and works as it does without scripts. A button that is pressed meanwhile is pressed again
 * then. A page that is only looked at does not load its code. On a page that was followed to it comes as soon as it can, and
 * `place` keeps its place until then, so that nothing moves.
 */
export const hydrateOnInteraction = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  place: ReactNode = null,
  sooner?: Promise<void>,
): ComponentType<P> => {
  const wake = sooner ? Promise.race([firstInteraction, sooner]) : firstInteraction
  let loading: Promise<{ default: ComponentType<P> }> | undefined
  const loaded = () => (loading ??= untilLoaded(load).then((part) => ({ default: part })))
  // Where a page is in use already, the next one that has this part waits for it as little as can be.
  void wake.then(loaded).catch(() => undefined)
  const Sleeping = lazy(() => wake.then(loaded))
  const Awake = lazy(loaded)
  return function OnceTouched(props: P) {
    const box = useRef<HTMLDivElement>(null)
    const [isFromServer] = useState(!useScripts())
    const [isAlive, setIsAlive] = useState(!isFromServer)
    useEffect(() => {
      void wake.then(loaded).then(() => startTransition(() => setIsAlive(true)))
    }, [])
    // What the server made would be thrown away if it were given anything else before its code is there.
    const [first] = useState(props)
    const given = isAlive ? props : first
    return useMemo(() => {
      if (!isFromServer)
        return (
          <Suspense fallback={place}>
            <Awake {...given} />
          </Suspense>
        )
      return (
        <div ref={box} data-asleep="" className="contents">
          <Suspense fallback={place}>
            <Sleeping {...given} />
            <PressAgain box={box} />
          </Suspense>
        </div>
      )
    }, [given, isFromServer])
  }
}

/** Comes to life with its part. A button of a part within it that still sleeps is noted once more. */
function PressAgain({ box }: { box: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    const part = box.current
    part?.removeAttribute('data-asleep')
    const pressed = [...(globalThis.earlyPresses ?? [])].filter((button) => part?.contains(button))
    for (const button of pressed) {
      globalThis.earlyPresses?.delete(button)
      button.click()
    }
  }, [box])
  return null
}
