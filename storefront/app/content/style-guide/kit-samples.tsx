import {
  brands_title,
  contact_company,
  contact_title,
  delivery_info_lead,
  delivery_info_title,
  list_count,
  list_empty,
  order_placed,
  product_copied,
  product_copy,
  quick_column_part_number,
  quick_quantity,
  shell_home,
  style_bad,
  style_due,
  style_event,
  style_example,
  style_good,
  style_list,
  style_open,
  style_over,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { Badge, type Tone } from '@pasok/ui/kit/badge.tsx'
import { Breadcrumb } from '@pasok/ui/kit/breadcrumb.tsx'
import { CopyButton } from '@pasok/ui/kit/copy-button.tsx'
import { CursorPages } from '@pasok/ui/records/cursor-pages.tsx'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { GroupedDigits } from '@pasok/ui/kit/grouped-digits.tsx'
import { Icon, iconNames } from '@pasok/ui/kit/icon.tsx'
import { LineRange } from '@pasok/ui/records/line-range.tsx'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { Prose } from '@pasok/ui/kit/prose.tsx'
import { RecordFilter } from '@pasok/ui/records/record-filter.tsx'
import { RecordLink } from '@pasok/ui/records/record-link.tsx'
import { RecordList } from '@pasok/ui/records/record-list.tsx'
import { RecordPages } from '@pasok/ui/records/record-pages.tsx'
import { Tabs } from '@pasok/ui/kit/tabs.tsx'
import { Timeline } from '@pasok/ui/records/timeline.tsx'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'
import { Sample } from './sample.tsx'
import { orderStateLabels } from '@pasok/words'
import { labelText } from '@pasok/ui/kit/label.ts'

const tones = {
  over: style_over,
  open: style_open,
  due: style_due,
  good: style_good,
  bad: style_bad,
} as const satisfies Record<Tone, () => string>

const PART_NUMBER = '6204-2RS'
const AT = '2026-11-26T03:00:00.000Z'

/** Every other part of `ui/`, in each of its states. */
export function KitSamples() {
  const link = useLink()
  const here = link('/site/components')
  const states = Object.entries(orderStateLabels).map(([state, label]) => [state, labelText(label)] as const)
  const records = { states: ['placed'], from: '', to: '', keyword: '', page: 2, cursor: '' }
  const recordWindow = {
    query: records,
    total: 57,
    hasMore: false,
    cursors: { previous: undefined, next: undefined, last: undefined },
  }
  const noneFound = { ...recordWindow, query: { ...records, page: 1 }, total: 0 }
  const noneAtAll = { ...noneFound, query: { ...noneFound.query, states: [] } }
  const number = <span className="part-number">{PART_NUMBER}</span>
  const table = (
    <table className="record-table">
      <thead>
        <tr>
          <th>{quick_column_part_number()}</th>
          <th className="amount">{quick_quantity()}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <RecordLink to={link('/site/components')} number={PART_NUMBER} />
          <td data-label={quick_quantity()} className="amount">
            40
          </td>
        </tr>
      </tbody>
    </table>
  )
  return (
    <>
      <Sample file="badge">
        <p className="flex flex-wrap gap-2">
          {Object.entries(tones).map(([tone, name]) => (
            <Badge key={tone} tone={tone as Tone}>
              {name()}
            </Badge>
          ))}
        </p>
      </Sample>
      <Sample file="icon">
        <p className="flex flex-wrap gap-4">
          {iconNames.map((name) => (
            <Icon key={name} name={name} size={24} />
          ))}
        </p>
      </Sample>
      <Sample file="breadcrumb">
        <Breadcrumb
          steps={[
            { name: shell_home(), to: link('/') },
            { name: brands_title(), to: link('/site/brands') },
          ]}
          here
        />
        <Breadcrumb steps={[{ name: shell_home(), to: link('/') }]} />
      </Sample>
      <Sample file="copy-button">
        <p className="flex items-center gap-2">
          {number}
          <CopyButton text={PART_NUMBER} label={product_copy()} copiedText={product_copied()} />
        </p>
        <p className="flex items-center gap-2">
          {number}
          <CopyButton text={PART_NUMBER} label={product_copy()} copiedText={product_copied()} isCopied />
        </p>
        <CopyButton text={PART_NUMBER} label={product_copy()} copiedText={product_copied()} isMain />
      </Sample>
      <Sample file="facts">
        <Facts
          facts={[
            [quick_column_part_number(), number],
            [contact_company(), style_example()],
          ]}
        />
      </Sample>
      <Sample file="grouped-digits">
        <p className="part-number">
          <GroupedDigits digits="0012345671000000" />
        </p>
      </Sample>
      <Sample file="unbroken">
        <p className="w-24 border border-line">
          <Unbroken>{`${PART_NUMBER} ${PART_NUMBER}`}</Unbroken>
        </p>
      </Sample>
      <Sample file="prose">
        <Prose
          html={`<p>${delivery_info_lead()}</p><ul><li>${brands_title()}</li><li>${contact_title()}</li></ul>`}
          lang={undefined}
        />
      </Sample>
      <Sample file="tabs">
        <Tabs
          label={style_list()}
          tabs={[
            { id: 'tab-1', title: delivery_info_title(), content: <p>{delivery_info_lead()}</p> },
            { id: 'tab-2', title: brands_title(), content: <p>{style_example()}</p> },
          ]}
        />
      </Sample>
      <Sample folder="records" file="timeline">
        <Timeline
          events={[
            { at: AT, title: order_placed() },
            { at: AT, title: style_event(), text: style_example() },
          ]}
        />
      </Sample>
      <Sample file="pagination">
        {[1, 6, 12].map((page) => (
          <Pagination key={page} page={page} pages={12} buildAddress={() => here} />
        ))}
      </Sample>
      <Sample folder="records" file="cursor-pages">
        <CursorPages cursors={{ previous: 'a', next: 'b', last: 'c' }} buildAddress={() => here} />
      </Sample>
      <Sample folder="records" file="line-range">
        <LineRange page={2} pages={3} perPage={20} total={57} />
      </Sample>
      <Sample folder="records" file="record-filter">
        <RecordFilter
          to={here}
          label={style_list()}
          keywordLabel={quick_column_part_number()}
          longest={100}
          states={states}
          dayLabel={order_placed()}
          query={records}
        />
        <RecordFilter
          to={here}
          label={style_example()}
          longest={100}
          states={states}
          dayLabel={order_placed()}
          query={{ ...records, states: [] }}
        />
      </Sample>
      <Sample folder="records" file="record-link">
        {table}
      </Sample>
      <Sample folder="records" file="record-list">
        {[recordWindow, noneFound, noneAtAll].map((window, at) => (
          <RecordList
            // oxlint-disable-next-line react/no-array-index-key -- the examples never change
            key={at}
            to={here}
            window={window}
            words={{
              filter: `${contact_title()} ${at + 1}`,
              search: quick_column_part_number(),
              day: order_placed(),
              count: list_count,
              noneFound: list_empty(),
            }}
            states={orderStateLabels}
            empty={<p data-empty>{style_example()}</p>}
          >
            {table}
          </RecordList>
        ))}
      </Sample>
      <Sample folder="records" file="record-pages">
        <RecordPages {...recordWindow} to={here} pageSize={20} />
        <RecordPages
          query={records}
          total={10_000}
          hasMore
          cursors={{ previous: 'a', next: 'b', last: 'c' }}
          to={here}
          pageSize={20}
        />
      </Sample>
    </>
  )
}
