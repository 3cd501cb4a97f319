import { can, formatDay, jakartaClock, quotationStaff, type StaffQuotation } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBlocker, useParams } from 'react-router'
import {
  admin_desk_back,
  admin_desk_forget,
  admin_desk_name,
  admin_desk_read_only,
  admin_desk_restore,
  admin_desk_stored,
  admin_error,
  admin_leave,
  admin_leave_title,
  admin_leave_what,
  admin_stay,
} from '~words'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import { QuotationStateBadge } from '@pasok/ui/records/quotation/quotation-state.tsx'
import { ask, isNotFound } from '../../api/ask.ts'
import { RefusalText } from '../../api/refusal-text.tsx'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { self } from '../../shell/self.ts'
import { quotations } from '../quotations.tsx'
import type { Draft } from '../../grid/grid.tsx'
import { DeskGrid } from './desk-grid.tsx'
import type { DeskLine } from './desk-line.ts'
import { useFindFacts } from './line-facts.ts'
import { ItemSearch } from './item-editor.tsx'
import { SaveBar } from './save-bar.tsx'
import { TermsFields } from './terms-fields.tsx'
import { useDesk } from './use-desk.ts'

/** `/admin/quotations/{id}/desk` */
export default function DeskPage() {
  const { id = '' } = useParams()
  const { data, error } = useQuery({
    queryKey: ['desk', id],
    queryFn: async () => (await ask(quotationStaff.showStaffQuotation, { params: { id } })).record,
    // What stands on the desk is merged with what others write only when it is saved.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (isNotFound(error)) return <NotFoundPage />
  if (error)
    return (
      <>
        <PageTitle title={admin_error()} />
        <RefusalText error={error} />
      </>
    )
  return data === undefined ? null : <OpenDesk key={data.id} quotation={data} />
}

function OpenDesk({ quotation }: { readonly quotation: StaffQuotation }) {
  const { data: staff } = useSuspenseQuery(self)
  const desk = useDesk(quotation, staff.id)
  const { findFacts, onChosen, error } = useFindFacts(quotation.id, desk.desk.bases)
  const { stored, unsaved } = desk
  const [draft, setDraft] = useState<Draft<DeskLine>>()
  const canPrice = quotation.state === 'in_review' && can(staff, 'sell')
  const page = `${quotations.path}/${quotation.id}`
  return (
    <div
      className="flex flex-col gap-3"
      onKeyDown={(event) => {
        // The grid saves by itself, with what is being typed.
        if (event.defaultPrevented || event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void desk.save()
      }}
    >
      <div>
        <Link to={page} className="inline-flex min-h-8 items-center underline">
          {admin_desk_back()}
        </Link>
        <PageTitle title={admin_desk_name({ number: quotation.number })}>
          <QuotationStateBadge state={quotation.state} isForStaff />
          <span>{quotation.company.name}</span>
        </PageTitle>
        {!canPrice && <p>{admin_desk_read_only()}</p>}
      </div>
      {stored && canPrice && <StoredOffer at={stored.at} onRestore={desk.restore} onForget={desk.forget} />}
      {error && <RefusalText error={error} />}
      <ItemSearch value={{ quotationId: quotation.id, bases: desk.desk.bases, onChosen }}>
        <DeskGrid
          quotation={quotation}
          desk={desk}
          findFacts={findFacts}
          canPrice={canPrice}
          onDraft={setDraft}
        />
      </ItemSearch>
      {canPrice && <TermsFields desk={desk} />}
      <SaveBar quotation={quotation} desk={desk} draft={draft} findFacts={findFacts} canPrice={canPrice} />
      <LeaveGuard isUnsaved={unsaved !== undefined} />
    </div>
  )
}

interface OfferProps {
  readonly at: string
  readonly onRestore: () => void
  readonly onForget: () => void
}

/** Offers the changes back that were left behind. */
function StoredOffer({ at, onRestore, onForget }: OfferProps) {
  return (
    <div role="alert" className="rounded-md border border-accent-strong bg-accent/20 px-3 py-2">
      <p>{admin_desk_stored({ day: formatDay(at), ...jakartaClock(new Date(at)) })}</p>
      <p className="mt-2 flex gap-3">
        <button type="button" className="button min-h-10" onClick={onRestore}>
          {admin_desk_restore()}
        </button>
        <button type="button" className="button button-quiet min-h-10" onClick={onForget}>
          {admin_desk_forget()}
        </button>
      </p>
    </div>
  )
}

/** Warns who leaves with unsaved changes. */
function LeaveGuard({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const blocker = useBlocker(isUnsaved)
  useEffect(() => {
    if (!isUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog id="leave" title={admin_leave_title()} opener={undefined} onClose={() => blocker.reset()}>
      <p className="mb-4">{admin_leave_what()}</p>
      <p className="flex gap-3">
        <button type="button" className="button min-h-11" onClick={() => blocker.reset()}>
          {admin_stay()}
        </button>
        <button type="button" className="button button-quiet min-h-11" onClick={() => blocker.proceed()}>
          {admin_leave()}
        </button>
      </p>
    </Dialog>
  )
}
