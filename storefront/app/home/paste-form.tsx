import { LONGEST_LIST_IN_ADDRESS } from '../search/quick-order/list-in-address.ts'
import { Form } from 'react-router'
import { home_paste, home_paste_check, home_paste_guest, home_paste_hint } from '~words'
import { useRootData } from '../layout/root-data.ts'
import { useLink } from '../routing/use-link.ts'

/** A place for part numbers. They go in the address to quick order: a guest logs in first, and they stay. */
export function PasteForm() {
  const link = useLink()
  const isGuest = useRootData()?.member === undefined
  return (
    <Form action={link('/shop/quick-order')} className="rounded-md border border-line bg-white p-4">
      <label htmlFor="paste" className="block font-semibold">
        {home_paste()}
      </label>
      <p id="paste-hint" className="text-[13px] text-ink-soft">
        {home_paste_hint()}
      </p>
      <textarea
        id="paste"
        name="list"
        rows={4}
        required
        maxLength={LONGEST_LIST_IN_ADDRESS}
        aria-describedby="paste-hint"
        autoComplete="off"
        spellCheck={false}
        className="mt-2 w-full rounded-md border border-line-strong bg-white px-3 py-2 font-figures text-[16px]"
      />
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <button type="submit" className="button min-h-11">
          {home_paste_check()}
        </button>
        {isGuest && <span className="text-[13px] text-ink-soft">{home_paste_guest()}</span>}
      </p>
    </Form>
  )
}
