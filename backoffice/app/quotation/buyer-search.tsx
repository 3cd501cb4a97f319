import { quotationStaff, type BuyerCompany, LONGEST_KEYWORD } from '@pasok/contract'
import { SEARCH_DEBOUNCE_MS } from '@pasok/ui/kit/delays.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { admin_buyer_none, admin_buyer_search, admin_buyer_search_hint } from '~words'
import { ask } from '../api/ask.ts'
import { RefusalText } from '../api/refusal-text.tsx'
import { roleNames } from '../company/role-names.ts'

/** A company, and the member of it that a quotation is for. */
export interface Buyer {
  readonly company: Pick<BuyerCompany, 'id' | 'name'>
  readonly member: BuyerCompany['members'][number]
}

/** Finds a company by its name or a member, and chooses the member. */
export function BuyerSearch({ onChoose }: { readonly onChoose: (buyer: Buyer) => void }) {
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, error, isFetching } = useQuery({
    queryKey: ['/quotations', 'buyers', keyword],
    queryFn: () => ask(quotationStaff.findQuotationBuyers, { query: { keyword } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })
  const companies = keyword === '' ? undefined : data?.records
  return (
    <div className="max-w-2xl">
      <label className="mb-1 block font-semibold" htmlFor="buyer-keyword">
        {admin_buyer_search()}
      </label>
      <input
        id="buyer-keyword"
        type="search"
        autoComplete="off"
        maxLength={LONGEST_KEYWORD}
        aria-describedby="buyer-hint"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-11 w-full rounded-md border border-line-strong bg-white px-3"
      />
      <p id="buyer-hint" className="mt-1 text-[13px] text-ink-soft">
        {admin_buyer_search_hint()}
      </p>
      {error && <RefusalText error={error} />}
      <div aria-live="polite" aria-busy={isFetching}>
        {companies?.length === 0 && <p className="mt-4">{admin_buyer_none()}</p>}
        {companies && companies.length > 0 && (
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {companies.map((company) => (
              <li key={company.id} className="py-2">
                <p className="font-semibold">{company.name}</p>
                <ul>
                  {company.members.map((member) => (
                    <li key={member.id}>
                      <button
                        type="button"
                        className="flex min-h-11 w-full flex-wrap items-center gap-x-3 text-left hover:bg-surface"
                        onClick={() => onChoose({ company, member })}
                      >
                        <span className="underline">{member.name}</span>
                        <span className="text-[13px] text-ink-soft">
                          {member.email} · {roleNames[member.role]()}
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
