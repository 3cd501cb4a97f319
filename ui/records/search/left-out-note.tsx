import type { LeftOut } from '@pasok/contract'
import {
  left_out_hidden_columns,
  left_out_hidden_rows,
  left_out_hidden_sheets,
  left_out_other_sheets,
  left_out_sums,
  left_out_title,
  left_out_titles,
} from '~words'
import { counted } from '../../kit/counted.ts'

/** What of a list's file is not among its rows, so that its reader can see whether anything is missing. */
export function LeftOutNote({ leftOut }: { readonly leftOut: LeftOut }) {
  const { hidden_sheets, other_sheets, hidden_rows, hidden_columns, sum_rows, title_rows, titles } = leftOut
  const texts = [
    hidden_sheets.length > 0 && left_out_hidden_sheets({ names: hidden_sheets.join(', ') }),
    other_sheets.length > 0 && left_out_other_sheets({ names: other_sheets.join(', ') }),
    hidden_rows > 0 && left_out_hidden_rows(counted(hidden_rows)),
    hidden_columns > 0 && left_out_hidden_columns(counted(hidden_columns)),
    sum_rows > 0 && left_out_sums(counted(sum_rows)),
    title_rows > 0 &&
      left_out_titles({
        ...counted(title_rows),
        texts: [...titles, ...(titles.length < title_rows ? ['…'] : [])].join(', '),
      }),
  ]
  return (
    <div role="note" className="mt-3 rounded-md border border-line bg-surface px-3 py-2 text-[13px]">
      <p className="font-semibold">{left_out_title()}</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {texts.map((text) => text !== false && <li key={text}>{text}</li>)}
      </ul>
    </div>
  )
}
