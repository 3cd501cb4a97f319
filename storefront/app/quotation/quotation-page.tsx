import { quotation as endpoints, type Call } from '@pasok/contract'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  cart_without_price,
  quotation_being_priced,
  quotation_comment,
  quotation_delivery_open,
  quotation_details,
  quotation_edit,
  quotation_history,
  quotation_items,
  quotation_name,
  quotation_no_totals,
  quotation_pdf,
  quotation_totals,
  quotation_viewer,
  quotation_whatsapp_text,
} from '~words'
import { apiContext, profileContext } from '../api-client/context.ts'
import { readPage } from '../api-client/read-page.ts'
import { withFlash } from '../layout/notices/flash.ts'
import { useRootData } from '../layout/root-data.ts'
import { WhatsappLink } from '../layout/whatsapp-link.tsx'
import { parseId } from '../routing/parse-id.ts'
import { notFound } from '../routing/not-found.ts'
import { parsePage } from '../routing/query.ts'
import { isBuilt } from '../routing/paths.ts'
import { useLink, type AccountHandle, type PageHandle } from '../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { FormAlert } from '@pasok/ui/kit/form/action-form.tsx'
import { Timeline } from '@pasok/ui/records/timeline.tsx'
import { loadSalesperson, SalespersonCard } from '../company/salesperson.tsx'
import { DetailsForm } from './details-form.tsx'
import { DocumentLinks } from '@pasok/ui/records/document-links.tsx'
import { LinePages } from '@pasok/ui/records/line-pages.tsx'
import { buildPageAddress } from './lines-page.ts'
import { MessageForm } from './message-form.tsx'
import { PdfLinks } from './pdf-links.tsx'
import { PoForm } from './po-form.tsx'
import { accountSteps, takeQuotationAction } from './quotation-action.ts'
import { quotationEvents } from '@pasok/ui/records/quotation/quotation-events.ts'
import { QuotationFacts } from './quotation-facts.tsx'
import { QuotationHead } from './quotation-head.tsx'
import { QuotationLines } from '@pasok/ui/records/quotation/quotation-lines.tsx'
import { LineProduct } from './line-product.tsx'
import { RecordSums } from '@pasok/ui/records/record-sums.tsx'
import { shipDaysFrom } from './ship-days.ts'
import { StepForm } from './step-form.tsx'
import type { Comparison } from '@pasok/ui/records/quotation/version-comparison.tsx'
import { comparedQuery, openedQuery, Versions, type OpenedVersion } from './versions.tsx'
import type { Route } from './+types/quotation-page'
import { canBuy } from '../identity/can-buy.ts'

/** A version and the page of its lines that an address asks for; undefined where it asks for none, or one that there is not. */
const openedIn = async (
  call: Call,
  id: string,
  query: URLSearchParams,
): Promise<OpenedVersion | undefined> => {
  const version = parseId(query.get('version') ?? '')
  if (version === undefined) return undefined
  const params = { id, version: String(version) }
  return readPage(
    parsePage(query),
    async (lines) => {
      const { body } = await call(endpoints.showQuotationVersion, { params, query: lines })
      return 'data' in body ? body.data.record : undefined
    },
    ({ line_count }) => line_count,
  )
}

/** What differs between the two versions that an address asks to compare. */
const comparedIn = async (
  call: Call,
  id: string,
  query: URLSearchParams,
): Promise<Comparison | undefined> => {
  const [from, to] = ['from', 'to'].map((parameter) => parseId(query.get(parameter) ?? ''))
  if (from === undefined || to === undefined || from === to) return undefined
  const read = await readPage(
    parsePage(query),
    async (lines) => {
      const versions = { from: String(from), to: String(to) }
      const input = { params: { id }, query: { ...lines, ...versions } }
      const { body } = await call(endpoints.compareQuotationVersions, input)
      return 'data' in body ? body.data : undefined
    },
    ({ total }) => total,
  )
  return read && { from, to, lines: read.record.records, shownLines: read.shownLines }
}

export const loader = async ({ params: { id }, url, context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const query = url.searchParams
  const [read, compared, opened, salesperson] = await Promise.all([
    readPage(
      parseId(query.get('lines') ?? '') ?? 1,
      async (lines) => {
        const { body } = await call(endpoints.showQuotation, { params: { id }, query: lines })
        return 'data' in body ? body.data.record : undefined
      },
      ({ line_count }) => line_count,
    ),
    comparedIn(call, id, query),
    openedIn(call, id, query),
    loadSalesperson(call),
  ])
  if (!read) throw notFound('route')
  const { order_line: lines, ...quotation } = read.record
  const canChange = quotation.steps.includes('message')
  return {
    quotation,
    lines,
    shownLines: read.shownLines,
    compared,
    opened,
    ...(salesperson && { salesperson }),
    step: accountSteps.find((one) => one === query.get('step') && quotation.steps.includes(one)),
    isEditing: query.has('edit') && canChange,
    canChange,
    shipDays: shipDaysFrom(new Date()),
    mayOrder: canBuy(context.get(profileContext)),
    /** Names one message: sent twice, it is written once. */
    key: crypto.randomUUID(),
    hasUpload: isBuilt('/account/quotation/upload/:id'),
    hasCheckout: isBuilt('/shop/checkout/:id'),
  }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle<Loaded> = {
  title: ({ quotation }) => quotation_name(quotation),
  queryIn: ({ step, isEditing, compared, opened, shownLines }) => {
    if (step) return `?step=${step}`
    if (isEditing) return '?edit'
    if (compared) return comparedQuery(compared, compared.shownLines.page)
    if (opened) return openedQuery(opened.record, opened.shownLines.page)
    return shownLines.page > 1 ? `?lines=${shownLines.page}` : ''
  },
}

/** Takes a step, writes a message, saves the details or the purchase order's file. */
export const action = async ({ request, params: { id }, url, context }: Route.ActionArgs) => {
  const outcome = await takeQuotationAction(context.get(apiContext), id, await request.formData())
  const here = url.pathname.replace(/\/$/, '')
  if (!outcome) throw redirect(here, 303)
  if ('flash' in outcome) throw redirect(withFlash(outcome.flash, here), 303)
  return data(outcome, { status: outcome.refused.status })
}

/** Changes by others are shown, and their version is sent with the next form. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

/** Staff work on a version that is not sent yet: its prices are not shown. */
const isBeingPriced = ({ state, line_count, lines_without_price }: Loaded['quotation']): boolean =>
  (state === 'in_review' || state === 'info_requested') && lines_without_price === line_count

/** `/account/quotation/{id}` */
export default function QuotationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { quotation, lines, shownLines, compared, step, isEditing, canChange, mayOrder, key } = loaderData
  const link = useLink()
  const origin = useRootData()?.origin ?? ''
  const here = link(`/account/quotation/${quotation.id}`)
  const what = actionData?.values['do']
  /** What was refused of a form, and what was typed there. */
  const of = (form: string) => (what === form ? actionData : undefined)
  if (step)
    return (
      <StepForm
        key={step}
        step={step}
        to={here}
        revision={quotation.revision}
        result={of(`step:${step}`)?.refused}
        text={of(`step:${step}`)?.values['text']}
      />
    )
  if (isEditing)
    return (
      <DetailsForm
        quotation={quotation}
        shipDays={loaderData.shipDays}
        to={here}
        result={of('details')?.refused}
        values={of('details')?.values}
      />
    )
  const hasPrices = quotation.lines_without_price < quotation.line_count
  const isElsewhere = what === 'details' || what?.startsWith('step:')
  return (
    <>
      {isElsewhere && <FormAlert result={actionData?.refused} className="mb-4" />}
      <QuotationHead
        quotation={quotation}
        hasUpload={loaderData.hasUpload}
        hasCheckout={loaderData.hasCheckout}
      />
      {!mayOrder && <p className="mt-2 text-ink-soft">{quotation_viewer()}</p>}
      <div className="mt-4">
        <DocumentLinks>
          <PdfLinks route={endpoints.printQuotation} id={quotation.id} label={quotation_pdf} />
          <WhatsappLink
            text={quotation_whatsapp_text({ number: quotation.number, address: origin + here })}
          />
        </DocumentLinks>
      </div>
      {quotation.comment !== '' && (
        <section className="mt-6 max-w-3xl border-l-4 border-accent-strong bg-surface px-4 py-3">
          <h2 className="font-semibold">{quotation_comment()}</h2>
          <p className="break-words whitespace-pre-line">{quotation.comment}</p>
        </section>
      )}
      <section aria-labelledby="items" className="mt-6">
        <h2 id="items" className="mb-2 text-lg">
          {quotation_items()}
        </h2>
        {isBeingPriced(quotation) && (
          <p className="mb-2 text-[13px] text-ink-soft">{quotation_being_priced()}</p>
        )}
        <QuotationLines lines={lines} Product={LineProduct} />
        <LinePages range={shownLines} buildAddress={buildPageAddress(here)} />
      </section>
      <div className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,1fr)_320px] xl:items-start">
        <div className="grid gap-4 xl:order-last">
          <section aria-label={quotation_totals()} className="rounded-md border border-line p-4">
            {hasPrices ? (
              <RecordSums sums={quotation} withoutDelivery={quotation_delivery_open()} />
            ) : (
              <p>{quotation_no_totals()}</p>
            )}
            {hasPrices && quotation.lines_without_price > 0 && (
              <p className="mt-2 text-[13px] text-ink-soft">
                {cart_without_price(counted(quotation.lines_without_price))}
              </p>
            )}
          </section>
          {loaderData.salesperson && (
            <SalespersonCard
              salesperson={loaderData.salesperson}
              text={quotation_whatsapp_text({ number: quotation.number, address: origin + here })}
              className="no-print"
            />
          )}
        </div>
        <section aria-labelledby="details">
          <h2 id="details" className="mb-2 text-lg">
            {quotation_details()}
          </h2>
          <QuotationFacts quotation={quotation} />
          {canChange && (
            <>
              <p className="no-print mt-4">
                <Link to={`${here}?edit`} className="button button-quiet min-h-11">
                  {quotation_edit()}
                </Link>
              </p>
              <PoForm file={quotation.po_file} to={here} result={of('po')?.refused} />
            </>
          )}
        </section>
      </div>
      <section aria-labelledby="history" className="mt-8">
        <h2 id="history" className="mb-2 text-lg">
          {quotation_history()}
        </h2>
        <Timeline events={quotationEvents(quotation.history)} />
        {canChange && (
          <MessageForm
            to={here}
            idempotencyKey={of('message')?.values['key'] ?? key}
            result={of('message')?.refused}
            text={of('message')?.values['text']}
          />
        )}
      </section>
      <Versions
        id={quotation.id}
        to={here}
        versions={quotation.versions}
        compared={compared}
        opened={loaderData.opened}
      />
    </>
  )
}
