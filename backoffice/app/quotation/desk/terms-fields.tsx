import { LONGEST_MESSAGE } from '@pasok/contract'
import {
  admin_desk_delivery_cost,
  admin_desk_delivery_cost_hint,
  admin_desk_terms,
  admin_desk_valid_until,
  admin_message_with_offer,
} from '~words'
import type { Terms } from './desk.ts'
import type { useDesk } from './use-desk.ts'

const control = 'w-full rounded-md border border-line-strong bg-white px-3'

/** What the offer says beside its lines. */
export function TermsFields({
  desk: { desk, setDesk, notice },
}: {
  readonly desk: ReturnType<typeof useDesk>
}) {
  const { terms } = desk
  const errors = notice?.errors ?? {}
  const set = (changed: Partial<Terms>) => setDesk((now) => ({ ...now, terms: { ...now.terms, ...changed } }))
  return (
    <details open={terms !== desk.baseTerms || undefined} className="max-w-4xl">
      <summary className="cursor-pointer font-semibold">{admin_desk_terms()}</summary>
      <div className="mt-2 grid gap-3 md:grid-cols-[minmax(0,1fr)_14rem]">
        <label>
          <span className="block text-[13px]">{admin_message_with_offer()}</span>
          <textarea
            rows={4}
            maxLength={LONGEST_MESSAGE}
            value={terms.comment}
            aria-invalid={'comment' in errors || undefined}
            onChange={({ target }) => set({ comment: target.value })}
            className={`${control} py-2`}
          />
        </label>
        <div className="grid content-start gap-3">
          <label>
            <span className="block text-[13px]">{admin_desk_valid_until()}</span>
            <input
              type="date"
              value={terms.valid_until}
              aria-invalid={'valid_until' in errors || undefined}
              onChange={({ target }) => set({ valid_until: target.value })}
              className={`${control} h-10`}
            />
          </label>
          <label>
            <span className="block text-[13px]">{admin_desk_delivery_cost()}</span>
            <input
              inputMode="numeric"
              autoComplete="off"
              value={terms.delivery_cost}
              aria-invalid={'delivery_cost' in errors || undefined}
              aria-describedby="delivery-cost-hint"
              onChange={({ target }) => set({ delivery_cost: target.value })}
              className={`${control} h-10`}
            />
            <span id="delivery-cost-hint" className="block text-[13px] text-ink-soft">
              {admin_desk_delivery_cost_hint()}
            </span>
          </label>
        </div>
      </div>
    </details>
  )
}
