import { formatDay, quotationStaff, LARGEST_ROWS_FILE } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { RadioField, SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { useLargestFile } from '@pasok/ui/kit/form/use-largest-file.ts'
import type { Refused } from '@pasok/ui/records/send-form.ts'
import { rupiahText } from '@pasok/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  admin_buyer_for,
  admin_buyer_other,
  admin_start,
  admin_start_copy,
  admin_start_empty,
  admin_start_file,
  admin_start_file_hint,
  admin_start_paste,
  admin_start_reading,
  admin_start_rows,
  admin_start_rows_hint,
  admin_start_with,
  quick_too_large,
} from '~words'
import { askList } from '../resource/ask-list.ts'
import type { Buyer } from './buyer-search.tsx'

interface Props {
  readonly buyer: Buyer
  readonly outcome: { readonly refused: Refused; readonly typed: Values } | undefined
  /** Leads back to the choice of a buyer. */
  readonly onOther: () => void
}

type Source = 'paste' | 'file' | 'copy' | 'empty'

/** Asks what a quotation for a buyer begins with. */
export function StartForm({ buyer: { company, member }, outcome, onOther }: Props) {
  const [source, setSource] = useState<Source>('paste')
  /** Sent twice, the form makes one quotation. */
  const [key] = useState(() => crypto.randomUUID())
  const file = useLargestFile(LARGEST_ROWS_FILE, quick_too_large())
  const { data: earlier } = useQuery({
    queryKey: ['/quotations', 'of company', company.id],
    queryFn: () =>
      askList(quotationStaff.listStaffQuotations, {
        company_id: String(company.id),
        sort: '-created_at',
        per_page: '50',
      }),
  })
  const copies = (earlier?.records ?? []).map(
    ({ id, number, created_at, amount_total }) =>
      [String(id), `${number} · ${formatDay(created_at)} · ${rupiahText(amount_total)}`] as const,
  )
  const result = outcome?.refused
  return (
    <ActionForm
      id="start"
      values={{ source, ...outcome?.typed }}
      result={result}
      hasFiles
      className="grid max-w-2xl gap-4"
      onSubmit={(event) => source === 'file' && file.onSubmit(event)}
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLInputElement
        if (name === 'source') setSource(value as Source)
      }}
    >
      <p>
        {admin_buyer_for()} <strong>{company.name}</strong>, {member.name}{' '}
        <button type="button" className="ml-2 min-h-11 underline" onClick={onOther}>
          {admin_buyer_other()}
        </button>
      </p>
      <FormAlert result={result} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="company_id" value={company.id} />
      <input type="hidden" name="member_id" value={member.id} />
      <RadioField
        name="source"
        label={admin_start_with()}
        choices={[
          ['paste', admin_start_paste()],
          ['file', admin_start_file()],
          ['copy', admin_start_copy(), copies.length === 0],
          ['empty', admin_start_empty()],
        ]}
      />
      {/* What was typed stays while another source is looked at. */}
      <div hidden={source !== 'paste'}>
        <TextField name="text" label={admin_start_rows()} hint={admin_start_rows_hint()} rows={10} />
      </div>
      <div hidden={source !== 'file'}>
        <FileField
          {...file.field}
          name="file"
          label={admin_start_file()}
          hint={admin_start_file_hint()}
          accept=".xlsx,.csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv"
        />
      </div>
      {source === 'copy' && <SelectField name="copy_of" label={admin_start_copy()} choices={copies} />}
      <SubmitButton className="button min-h-11 justify-self-start" busy={admin_start_reading()}>
        {admin_start()}
      </SubmitButton>
    </ActionForm>
  )
}
