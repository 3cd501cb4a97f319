import { formatDay, paymentBank, type BankStatement } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { Link } from '@pasok/ui/kit/link.tsx'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import { bankLayoutLabels } from '@pasok/words'
import { labelText } from '@pasok/ui/kit/label.ts'
import { useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router'
import {
  admin_bank_account,
  admin_bank_file,
  admin_bank_file_hint,
  admin_bank_known,
  admin_bank_layout,
  admin_bank_line_count,
  admin_bank_lines,
  admin_bank_new_lines,
  admin_bank_no_accounts,
  admin_bank_period,
  admin_bank_read,
  admin_bank_see_lines,
  admin_bank_statements,
  admin_bank_upload,
  admin_file,
  admin_nothing_yet,
  admin_proof_uploaded,
  form_busy,
} from '~words'
import { send } from '../api/send.ts'
import { Answered } from '../resource/answered.tsx'
import { RecordTable } from '../resource/record-table.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { queries } from '../shell/self.ts'

type Outcome =
  | { readonly refused: Refused; readonly typed: Values }
  | { readonly read: BankStatement & { readonly is_known: boolean } }

/** Reads a statement of a bank. */
export const action = async ({ request }: ActionFunctionArgs): Promise<Outcome> => {
  const form = await request.formData()
  const typed = typedIn(form)
  const outcome = await send(paymentBank.uploadBankStatement, {
    form: { file: form.get('file'), account: typed['account'] ?? '' },
  })
  if ('refused' in outcome) return { refused: outcome.refused, typed }
  await queries.invalidateQueries()
  return { read: outcome.data.record }
}

const periodText = ({ from, to }: BankStatement): string => `${formatDay(from)} – ${formatDay(to)}`

/** `/admin/bank-statements`: a statement is uploaded, and those before it. */
export function Component() {
  const outcome = useActionData<Outcome>()
  const [search] = useSearchParams()
  const query = { page: search.get('page') ?? '1' }
  return (
    <>
      <PageTitle title={admin_bank_statements()}>
        <Link to="/bank-lines" className="button button-quiet min-h-11">
          {admin_bank_lines()}
        </Link>
      </PageTitle>
      {outcome && 'read' in outcome && <Read statement={outcome.read} />}
      <Answered route={paymentBank.listBankStatements} input={{ query }}>
        {({ records, accounts, page, per_page, total }) => (
          <>
            <UploadForm accounts={accounts} outcome={outcome} />
            {records.length === 0 ? (
              <p>{admin_nothing_yet()}</p>
            ) : (
              <RecordTable
                rows={records}
                rowKey={({ id }) => id}
                columns={[
                  {
                    title: admin_bank_period(),
                    isName: true,
                    show: (statement) => (
                      <Link
                        to={`/bank-lines?state=all&statement_id=${statement.id}`}
                        className="font-semibold"
                      >
                        {periodText(statement)}
                      </Link>
                    ),
                  },
                  { title: admin_bank_account(), show: ({ account }) => account },
                  {
                    title: admin_bank_layout(),
                    show: ({ layout }) => labelText(bankLayoutLabels[layout]),
                  },
                  {
                    title: admin_file(),
                    show: ({ filename }) => <span className="break-all">{filename}</span>,
                  },
                  { title: admin_bank_line_count(), show: ({ lines }) => String(lines), isAmount: true },
                  {
                    title: admin_bank_new_lines(),
                    show: ({ new_lines }) => String(new_lines),
                    isAmount: true,
                  },
                  { title: admin_proof_uploaded(), show: ({ uploaded_at }) => formatDay(uploaded_at) },
                ]}
              />
            )}
            <Pagination
              page={page}
              pages={Math.ceil(total / per_page)}
              buildAddress={(to) => `/bank-statements?page=${to}`}
            />
          </>
        )}
      </Answered>
    </>
  )
}

function Read({ statement }: { readonly statement: BankStatement & { readonly is_known: boolean } }) {
  const { id, is_known, uploaded_at, lines, new_lines, layout, pending_lines } = statement
  return (
    <p role="status" className="mb-4 max-w-3xl rounded-md border border-line-strong p-3">
      {is_known
        ? admin_bank_known({ day: formatDay(uploaded_at) })
        : admin_bank_read({
            layout: labelText(bankLayoutLabels[layout]),
            period: periodText(statement),
            lines,
            added: new_lines,
            pending: pending_lines,
          })}{' '}
      <Link to={`/bank-lines?state=open&statement_id=${id}`} className="underline">
        {admin_bank_see_lines()}
      </Link>
    </p>
  )
}

interface UploadProps {
  readonly accounts: readonly { readonly bank: string; readonly number: string }[]
  readonly outcome: Outcome | undefined
}

/** The layout is found by the file itself. */
function UploadForm({ accounts, outcome }: UploadProps) {
  const refused = outcome && 'refused' in outcome ? outcome : undefined
  if (accounts.length === 0) return <p className="mb-4">{admin_bank_no_accounts()}</p>
  return (
    <ActionForm
      id="upload"
      values={refused?.typed ?? { account: accounts[0]?.number ?? '' }}
      result={refused?.refused}
      hasFiles
      className="mb-8 grid max-w-3xl items-start gap-4 sm:grid-cols-2"
    >
      <FormAlert result={refused?.refused} className="sm:col-span-full" />
      <SelectField
        name="account"
        label={admin_bank_account()}
        half
        choices={accounts.map(({ bank, number }) => [number, `${bank} ${number}`])}
      />
      <FileField
        name="file"
        label={admin_bank_file()}
        hint={admin_bank_file_hint()}
        accept=".csv,.txt,.sta,.mt940,.940"
        half
      />
      <SubmitButton busy={form_busy()} className="button min-h-11 justify-self-start">
        {admin_bank_upload()}
      </SubmitButton>
    </ActionForm>
  )
}
