import { can, pricingStaff, type PriceList, type PriceRule } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import { CheckboxField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { Timeline } from '@pasok/ui/records/timeline.tsx'
import { priceListWords } from '@pasok/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useActionData } from 'react-router'
import {
  admin_changed_meanwhile,
  admin_close,
  form_busy,
  order_history,
  pricelist_always,
  pricelist_breaks,
  pricelist_change,
  pricelist_download,
  pricelist_file,
  pricelist_final_short,
  pricelist_list,
  pricelist_new_rule,
  pricelist_of,
  pricelist_one,
  pricelist_period,
  pricelist_price,
  pricelist_remove_rule,
  pricelist_remove_rule_title,
  pricelist_row_error,
  pricelist_rule_search,
  pricelist_rules,
  pricelist_target,
  pricelist_upload,
  pricelist_upload_removes,
  pricelist_upload_what,
  pricelist_everyone,
  quotation_details,
} from '~words'
import { apiAddress } from '../api/ask.ts'
import { auditEvents } from '../audit/audit-events.ts'
import { ConfirmButton } from '../resource/confirm-button.tsx'
import { ListPage } from '../resource/list-page.tsx'
import { recordAction, type RecordForm, type RecordOutcome } from '../resource/record.ts'
import { resource } from '../resource/resource.ts'
import { ShownRecord } from '../resource/shown-record.tsx'
import { useAccepted } from '../resource/use-accepted.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { self } from '../shell/self.ts'
import { AssignedCompanies, assignForm, unassignForm } from './assigned-companies.tsx'
import { PriceListForm, toPriceList } from './price-list-form.tsx'
import { periodText, priceLists } from './price-lists.tsx'
import { Breaks, cutText } from './rule-texts.tsx'
import { PriceRuleForm, removeRuleForm, ruleForm } from './price-rule-form.tsx'

const listForm: RecordForm = {
  route: pricingStaff.changePriceList,
  send: (typed) => ({ body: { ...toPriceList(typed), version: Number(typed['version']) } }),
}
const uploadForm: RecordForm = {
  route: pricingStaff.uploadPriceList,
  send: (typed, form) => ({
    form: {
      file: form.get('file'),
      version: typed['version'],
      removes_others: typed['removes_others'] === 'true' ? 'true' : 'false',
    },
  }),
}

/** Changes a price list, its rules or its companies. */
export const action = recordAction({
  list: listForm,
  rule: ruleForm,
  'remove-rule': removeRuleForm,
  assign: assignForm,
  unassign: unassignForm,
  upload: uploadForm,
})

/** `/admin/price-lists/{id}` */
export function Component() {
  return (
    <ShownRecord path={priceLists.path} route={pricingStaff.showPriceList}>
      {(list) => <PriceListPage list={list} />}
    </ShownRecord>
  )
}

function PriceListPage({ list }: { readonly list: PriceList }) {
  const outcome = useActionData<RecordOutcome>()
  const { data: staff } = useSuspenseQuery(self)
  const canEdit = can(staff, 'editPrices')
  const outcomeOf = (...forms: string[]) => (forms.includes(outcome?.typed['do'] ?? '') ? outcome : undefined)
  const ofRule = outcomeOf('rule')
  const { id, name, version, is_for_all } = list
  const [changed, setChanged] = useState<{ readonly rule: PriceRule; readonly opener: HTMLElement }>()
  const rules = useMemo(
    () =>
      resource({
        path: `/price-lists/${id}`,
        title: pricelist_rules,
        list: pricingStaff.listPriceRules,
        params: { id: String(id) },
        keyword: pricelist_rule_search,
        days: {},
        filters: { target: { title: pricelist_target, values: priceListWords.targets } },
        columns: [
          {
            title: pricelist_of,
            show: ({ of, target }) => (
              <>
                {of.sku_number !== undefined && (
                  <span className="part-number block font-semibold">{of.sku_number}</span>
                )}
                {of.name}
                <span className="block text-[13px] text-ink-soft">
                  {labelText(priceListWords.targets[target])}
                </span>
              </>
            ),
            isName: true,
          },
          {
            title: pricelist_price,
            show: (rule) => (
              <>
                {cutText(rule)}
                {rule.is_final && <span className="block text-[13px]">{pricelist_final_short()}</span>}
              </>
            ),
            isAmount: true,
          },
          { title: pricelist_breaks, show: (rule) => <Breaks {...rule} /> },
          { title: pricelist_period, show: (rule) => periodText(rule) ?? pricelist_always() },
          ...(canEdit
            ? [
                {
                  title: pricelist_change,
                  show: (rule: PriceRule) => (
                    <RuleButtons
                      rule={rule}
                      version={version}
                      onChange={(opener) => setChanged({ rule, opener })}
                    />
                  ),
                },
              ]
            : []),
        ],
      }),
    [id, canEdit, version],
  )
  return (
    <>
      <PageTitle title={pricelist_one({ name })}>
        <span>{is_for_all ? pricelist_everyone() : periodText(list)}</span>
      </PageTitle>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-8">
          <section>
            <ListPage of={rules} />
            <FormAlert result={outcomeOf('remove-rule')?.refused} className="mt-3" />
          </section>
          {canEdit && (
            <section>
              <h2 className="mb-2 text-xl">{pricelist_new_rule()}</h2>
              <PriceRuleForm
                version={version}
                outcome={ofRule?.typed['rule_id'] === '' ? ofRule : undefined}
              />
            </section>
          )}
          <section>
            <h2 className="mb-2 text-xl">{pricelist_file()}</h2>
            <p className="mb-3">
              <a
                href={apiAddress(pricingStaff.downloadPriceList, { params: { id } })}
                className="inline-flex min-h-11 items-center underline"
              >
                {pricelist_download()}
              </a>
            </p>
            {canEdit && <Upload version={version} outcome={outcomeOf('upload')} />}
          </section>
          <div className="grid gap-6 md:grid-cols-2">
            {!is_for_all && (
              <AssignedCompanies list={list} canEdit={canEdit} outcome={outcomeOf('assign', 'unassign')} />
            )}
            {canEdit && (
              <section>
                <h2 className="mb-2 text-xl">{quotation_details()}</h2>
                <PriceListForm list={list} outcome={outcomeOf('list')} />
              </section>
            )}
          </div>
        </div>
        <aside>
          <h2 className="mb-2 text-xl">{order_history()}</h2>
          <Timeline events={auditEvents(list.history)} />
        </aside>
      </div>
      {changed && <RuleDialog {...changed} version={version} onClose={() => setChanged(undefined)} />}
    </>
  )
}

interface RuleButtonsProps {
  readonly rule: PriceRule
  /** Of the list. */
  readonly version: number
  readonly onChange: (opener: HTMLElement) => void
}

function RuleButtons({ rule, version, onChange }: RuleButtonsProps) {
  const name = rule.of.sku_number ?? rule.of.name
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className="button button-quiet min-h-11"
        aria-label={`${pricelist_change()}: ${name}`}
        onClick={({ currentTarget }) => onChange(currentTarget)}
      >
        {pricelist_change()}
      </button>
      <ConfirmButton
        name={pricelist_remove_rule()}
        title={pricelist_remove_rule_title({ name })}
        fields={{ do: 'remove-rule', rule_id: String(rule.id), version: String(version) }}
      />
    </div>
  )
}

interface RuleDialogProps {
  readonly rule: PriceRule
  /** Of the list. */
  readonly version: number
  readonly opener: HTMLElement
  readonly onClose: () => void
}

/** Changes a rule. It stands beside the list, so that it stays open where the rule is no longer on the page. */
function RuleDialog({ rule, version, opener, onClose }: RuleDialogProps) {
  const outcome = useActionData<RecordOutcome>()
  /** An outcome from before the dialog was opened says nothing about it. */
  const [before] = useState(outcome)
  useAccepted(outcome, onClose)
  return (
    <Dialog
      id={`rule-${rule.id}-title`}
      title={`${pricelist_change()}: ${rule.of.sku_number ?? rule.of.name}`}
      opener={opener}
      close={admin_close()}
      onClose={onClose}
    >
      <PriceRuleForm rule={rule} version={version} outcome={outcome === before ? undefined : outcome} />
    </Dialog>
  )
}

/** The column of a workbook that an error names: 'rows.5.price'. */
const rowErrorText = (part: string, texts: readonly string[]): string => {
  const [, row = '', column = ''] = /^rows\.(\d+)\.(\w+)$/.exec(part) ?? []
  const headings: Readonly<Record<string, { readonly en: string; readonly id: string }>> =
    priceListWords.headings
  const heading = headings[column]
  return pricelist_row_error({ row, column: heading ? labelText(heading) : column, text: texts.join(' ') })
}

function Upload({ version, outcome }: { readonly version: number; readonly outcome: RecordOutcome }) {
  const errors = Object.entries(outcome?.refused.errors ?? {}).filter(([part]) => part.startsWith('rows.'))
  return (
    <ActionForm id="upload" hasFiles result={outcome?.refused} className="grid max-w-xl gap-3">
      <FormAlert result={outcome?.refused} />
      {outcome?.refused.status === 409 && <p>{admin_changed_meanwhile()}</p>}
      {errors.length > 0 && (
        <ul className="list-disc pl-5 text-danger">
          {errors.map(([part, texts]) => (
            <li key={part}>{rowErrorText(part, texts)}</li>
          ))}
        </ul>
      )}
      <input type="hidden" name="do" value="upload" />
      <input type="hidden" name="version" value={version} />
      <FileField
        name="file"
        label={pricelist_list()}
        hint={pricelist_upload_what()}
        accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      />
      <CheckboxField name="removes_others" label={pricelist_upload_removes()} />
      <SubmitButton busy={form_busy()} className="button button-quiet min-h-11 justify-self-start">
        {pricelist_upload()}
      </SubmitButton>
    </ActionForm>
  )
}
