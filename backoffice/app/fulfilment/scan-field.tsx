import { LONGEST_SCAN } from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { readNumber } from '@pasok/ui/kit/typed-number.ts'
import { quantityText } from '@pasok/ui/records/line-texts.ts'
import { useEffect, useRef, useState } from 'react'
import {
  admin_picking_count,
  admin_picking_counted,
  admin_picking_refused,
  admin_picking_scan,
  admin_picking_scans,
  admin_picking_sending,
  admin_try_again,
  track_quantity,
} from '~words'
import { getLocale } from '~words/runtime.js'
import type { Scan, Scans } from './use-scans.ts'

/** Where text is typed. A button or a link that has the focus takes only a space and Enter. */
const TAKES_TEXT = 'input:not([type=checkbox]), textarea, select, dialog'

/**
 * Where a scanner types a part number and Enter: one unit is counted, or the quantity beside it. It has the focus at first and
 * after each scan; what is typed where no other text is goes into it.
 */
export function ScanField({ scans }: { readonly scans: Scans }) {
  const number = useRef<HTMLInputElement>(null)
  const [quantity, setQuantity] = useState('1')
  useEffect(() => {
    number.current?.focus({ preventScroll: true })
    const takeKey = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      const isText = key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey
      if (isText && target instanceof Element && !target.closest(TAKES_TEXT)) number.current?.focus()
    }
    document.addEventListener('keydown', takeKey)
    return () => document.removeEventListener('keydown', takeKey)
  }, [])
  const count = Number(readNumber(quantity, getLocale()))
  const isWhole = Number.isInteger(count) && count >= 1 && count <= 999_999
  return (
    <div className="sticky top-0 z-10 border-b border-line bg-white py-2 print:hidden">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const input = number.current
          const typed = input?.value.trim() ?? ''
          if (!input || typed === '' || !isWhole) return input?.focus()
          scans.add(typed, count)
          input.value = ''
          setQuantity('1')
          return input.focus()
        }}
      >
        <label className="min-w-60 grow text-[13px] font-semibold">
          {admin_picking_scan()}
          <input
            ref={number}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="send"
            maxLength={LONGEST_SCAN}
            className="mt-1 block h-14 w-full rounded-md border-2 border-ink px-3 text-xl font-normal"
          />
        </label>
        <label className="text-[13px] font-semibold">
          {track_quantity()}
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={quantity}
            aria-invalid={!isWhole || undefined}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setQuantity(target.value)}
            onKeyDown={(event) => {
              // The quantity comes first: Enter leads to the number that a scanner types.
              if (event.key !== 'Enter' || number.current?.value !== '') return
              event.preventDefault()
              number.current.focus()
            }}
            className="mt-1 block h-14 w-24 rounded-md border border-line-strong px-3 text-right text-xl font-normal aria-invalid:border-2 aria-invalid:border-danger"
          />
        </label>
        <button type="submit" className="button h-14 px-6">
          {admin_picking_count()}
        </button>
      </form>
      <ScanLog scans={scans} />
    </div>
  )
}

/** What came of the last scan, in large letters and announced, and of those before it. */
function ScanLog({ scans: { all, sendAgain } }: { readonly scans: Scans }) {
  const [last, ...others] = all
  const failed = others.filter(({ outcome }) => outcome.state === 'refused')
  const isRefused = last?.outcome.state === 'refused'
  return (
    <>
      <p
        role="status"
        className={
          last && !isRefused ? 'mt-2 rounded-md border border-line bg-surface px-3 py-2 text-lg' : ''
        }
      >
        {last && !isRefused && scanText(last)}
      </p>
      <div role="alert">
        {last && isRefused && (
          <p
            key={last.key}
            className="mt-2 rounded-md border-2 border-danger bg-danger px-3 py-3 text-xl font-semibold text-white"
          >
            {scanText(last)}
            <AgainButton scan={last} onAgain={sendAgain} />
          </p>
        )}
      </div>
      {failed.length > 0 && (
        <ul aria-label={admin_picking_scans()} className="mt-2 max-h-40 overflow-auto text-danger">
          {failed.map((scan) => (
            <li key={scan.key}>
              {scanText(scan)}
              <AgainButton scan={scan} onAgain={sendAgain} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function AgainButton({ scan, onAgain }: { readonly scan: Scan; readonly onAgain: (scan: Scan) => void }) {
  if (scan.outcome.state !== 'refused' || !scan.outcome.isUnanswered) return null
  return (
    <button
      type="button"
      className="button button-quiet ml-3 min-h-11 text-base"
      onClick={() => onAgain(scan)}
    >
      {admin_try_again()}
    </button>
  )
}

const scanText = ({ number, quantity, outcome }: Scan): string => {
  const of = quantity === 1 ? number : `${decimal(quantity)} × ${number}`
  if (outcome.state === 'sending') return admin_picking_sending({ number: of })
  if (outcome.state === 'refused') return admin_picking_refused({ number: of, reason: outcome.reason })
  const { scan } = outcome
  return admin_picking_counted({
    quantity: quantityText(scan.quantity, scan.uom),
    number: scan.sku_number,
    deliveries: scan.deliveries.map((one) => one.number).join(', '),
    left: decimal(scan.left),
  })
}
