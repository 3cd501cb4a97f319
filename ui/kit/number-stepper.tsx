import { useEffect, useRef, useState } from 'react'
import { STEP_HOLD_MS, STEP_REPEAT_MS } from './delays.ts'
import { readStepped, stepped, type Bounds, type ReadWhole } from './stepping.ts'

interface Props extends Bounds {
  /** Of the field: what it is a number of. */
  readonly label: string
  readonly less: string
  readonly more: string
  readonly name: string
  /** Reads what was typed. */
  readonly read: ReadWhole
  /** Undefined where nothing stands in it. */
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  /** The form that it belongs to, where it stands outside. */
  readonly form?: string | undefined
  /** What a form without scripts sent, where that was refused: it stands there still. */
  readonly typed?: string | undefined
  /** The id of the text that says what is wrong with the number. */
  readonly error?: string | undefined
}

/** A whole number with a button for less and one for more, which repeat while they are held (§5). */
export function NumberStepper({
  label,
  less,
  more,
  name,
  read,
  value,
  onChange,
  form,
  typed: initial,
  error,
  ...bounds
}: Props) {
  const [typed, setTyped] = useState(initial)
  const take = () => {
    if (typed === undefined) return
    setTyped(undefined)
    onChange(readStepped(typed, bounds, read))
  }
  const step = (direction: 1 | -1) => {
    const from = typed === undefined ? value : readStepped(typed, bounds, read)
    setTyped(undefined)
    onChange(stepped(from, direction, bounds))
  }
  return (
    <span className="stepper">
      <StepButton label={less} onStep={() => step(-1)} />
      <input
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error}
        name={name}
        form={form}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed ?? value ?? ''}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          step(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      <StepButton label={more} onStep={() => step(1)} />
    </span>
  )
}

/** Steps when it is pressed or tapped, and on and on while it is held. The arrow keys of the field do the same. */
function StepButton({ label, onStep }: { label: string; onStep: () => void }) {
  const latest = useRef(onStep)
  useEffect(() => {
    latest.current = onStep
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTap = useRef(false)
  const stop = () => {
    isTap.current = false
    clearTimeout(timer.current)
  }
  useEffect(() => stop, [])
  const hold = () => {
    isTap.current = false
    latest.current()
    timer.current = setTimeout(hold, STEP_REPEAT_MS)
  }
  return (
    <button
      type="button"
      aria-label={label}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        stop()
        // A finger may be about to scroll, which cancels it: it steps once it is lifted.
        isTap.current = event.pointerType === 'touch'
        if (!isTap.current) onStep()
        timer.current = setTimeout(hold, STEP_HOLD_MS)
      }}
      onPointerUp={() => {
        if (isTap.current) onStep()
        stop()
      }}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      // By a key, or a program that presses for somebody: the pointer has stepped already.
      onClick={({ detail }) => detail === 0 && onStep()}
    />
  )
}
