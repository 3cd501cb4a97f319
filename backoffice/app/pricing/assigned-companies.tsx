import { customerStaff, pricingStaff, type PriceList } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { Link } from '@pasok/ui/kit/link.tsx'
import { SEARCH_DEBOUNCE_MS } from '@pasok/ui/kit/delays.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  admin_none_found,
  form_busy,
  pricelist_all_companies,
  pricelist_assign,
  pricelist_assign_search,
  pricelist_companies,
  pricelist_no_companies,
  pricelist_unassign,
} from '~words'
import { ask } from '../api/ask.ts'
import { companies } from '../company/companies.tsx'
import type { RecordForm, RecordOutcome } from '../resource/record.ts'

const ofCompany = ({ company_id = '' }: Readonly<Record<string, string>>) => ({ company_id })
const send = () => ({})

/** Makes a list hold for a company. */
export const assignForm: RecordForm = { route: pricingStaff.assignPriceList, params: ofCompany, send }
/** A list no longer holds for a company. */
export const unassignForm: RecordForm = { route: pricingStaff.unassignPriceList, params: ofCompany, send }

interface Props {
  readonly list: PriceList
  readonly canEdit: boolean
  readonly outcome: RecordOutcome
}

/** The companies that a price list is assigned to. */
export function AssignedCompanies({ list, canEdit, outcome }: Props) {
  const { id, companies: assigned, company_count } = list
  return (
    <section>
      <h2 className="mb-2 text-xl">{pricelist_companies()}</h2>
      <FormAlert result={outcome?.refused} className="mb-3" />
      {assigned.length === 0 && <p className="mb-2">{pricelist_no_companies()}</p>}
      <ul className="mb-3">
        {assigned.map((company) => (
          <li key={company.id} className="flex flex-wrap items-center justify-between gap-2">
            <Link to={`/companies/${company.id}`} className="inline-flex min-h-11 items-center">
              {company.name}
            </Link>
            {canEdit && (
              <ActionForm id={`unassign-${company.id}`}>
                <input type="hidden" name="do" value="unassign" />
                <input type="hidden" name="company_id" value={company.id} />
                <SubmitButton busy={form_busy()} className="button button-quiet min-h-11">
                  {pricelist_unassign()}
                </SubmitButton>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      {company_count > assigned.length && (
        <Link to={`/companies?price_list_id=${id}`} className="inline-flex min-h-11 items-center underline">
          {pricelist_all_companies()}
        </Link>
      )}
      {canEdit && <AssignCompany assigned={new Set(assigned.map((company) => company.id))} />}
    </section>
  )
}

/** Companies that are found at once. */
const MOST_FOUND = '5'

function AssignCompany({ assigned }: { readonly assigned: ReadonlySet<number> }) {
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery({
    queryKey: [companies.path, 'found', keyword],
    queryFn: () =>
      ask(customerStaff.listCompanies, { query: { keyword, status: 'approve', per_page: MOST_FOUND } }),
    enabled: keyword !== '',
  })
  const found = data?.records.filter(({ id }) => !assigned.has(id))
  return (
    <div>
      <label className="block max-w-md">
        <span className="block text-[13px]">{pricelist_assign_search()}</span>
        <input
          type="search"
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
          className="h-11 w-full rounded-md border border-line-strong bg-white px-3"
        />
      </label>
      {keyword !== '' && found?.length === 0 && <p className="my-2">{admin_none_found()}</p>}
      {keyword !== '' && (
        <ul>
          {found?.map(({ id, legal_name, npwp }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1">
              <span>
                {legal_name} <span className="text-[13px] text-ink-soft">{npwp}</span>
              </span>
              <ActionForm id={`assign-${id}`}>
                <input type="hidden" name="do" value="assign" />
                <input type="hidden" name="company_id" value={id} />
                <SubmitButton busy={form_busy()} className="button button-quiet min-h-11">
                  {pricelist_assign()}
                </SubmitButton>
              </ActionForm>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
