const keyOf = (memberId: number): string => `quick-order:${memberId}`

/** The rows that this member typed in this tab before the page was loaded anew. */
export const storedRows = (memberId: number): string => {
  try {
    return sessionStorage.getItem(keyOf(memberId)) ?? ''
  } catch {
    return ''
  }
}

/** Remembers them until the tab is closed; a browser that stores nothing loses them with the page. */
export const storeRows = (memberId: number, text: string): void => {
  try {
    sessionStorage.setItem(keyOf(memberId), text)
  } catch {
    // Full, or not allowed.
  }
}
