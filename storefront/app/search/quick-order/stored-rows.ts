import type { Checked } from './check-rows.ts'
import type { CorrectedRow, ListRow } from './list-rows.ts'

/** A list that was checked, and what its buyer made of its rows. */
export interface StoredList {
  readonly checked: Checked
  readonly left: readonly CorrectedRow[]
}

/** Rows of the list that was checked at that time. */
interface Left {
  readonly at: number
  /** The page that was shown. */
  readonly page: number
  readonly rows: readonly CorrectedRow[]
}

const textKey = (memberId: number): string => `quick-order:${memberId}`
const checkedKey = (memberId: number): string => `quick-order-checked:${memberId}`
const leftKey = (memberId: number): string => `quick-order-left:${memberId}`

/** The rows that this member typed in this tab before the page was left or loaded again. */
export const storedRows = (memberId: number): string => read(textKey(memberId)) ?? ''

/** Remembers them until the tab is closed. */
export const storeRows = (memberId: number, text: string): void => write(textKey(memberId), text)

/** The list that was checked of them, if it was. */
export const storedList = (memberId: number): StoredList | undefined => {
  const checked = JSON.parse(read(checkedKey(memberId)) ?? 'null') as Checked | null
  const left = JSON.parse(read(leftKey(memberId)) ?? 'null') as Left | null
  return checked && left?.at === checked.at
    ? { checked: { ...checked, page: left.page }, left: left.rows }
    : undefined
}

/** Remembers a list that was checked, or forgets it. */
export const storeChecked = (memberId: number, checked: Checked | undefined): void => {
  if (checked) write(checkedKey(memberId), JSON.stringify(checked))
  else remove(checkedKey(memberId))
}

/** Remembers what its buyer made of its rows, and the page of them that is shown. */
export const storeLeft = (memberId: number, at: number, page: number, rows: readonly ListRow[]): void => {
  const left: Left = {
    at,
    page,
    rows: rows.map(({ number, quantity, isCertain, item }) => ({
      number,
      quantity,
      isCertain,
      item_id: item?.id,
    })),
  }
  write(leftKey(memberId), JSON.stringify(left))
}

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const remove = (key: string): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Not allowed.
  }
}

/** A browser that stores nothing loses it with the page. */
const write = (key: string, text: string): void => {
  // What can't be stored must not leave something older behind.
  remove(key)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Full, or not allowed.
  }
}
