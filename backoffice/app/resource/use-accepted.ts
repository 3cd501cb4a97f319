import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { RecordOutcome } from './record.ts'

/** Calls back once a form of the page was sent and accepted. */
export const useAccepted = (outcome: RecordOutcome, onAccepted: () => void): void => {
  const isSending = useNavigation().formMethod === 'POST'
  const wasSending = useRef(false)
  const accept = useEffectEvent(onAccepted)
  useEffect(() => {
    if (wasSending.current && !isSending && outcome === undefined) accept()
    wasSending.current = isSending
  }, [isSending, outcome])
}
