const keyOf = (memberId: number): string => `quick-order:${memberId}`

/** The list that this member typed in this tab before the page was loaded anew. */
export const storedList = (memberId: number): string => {
  try {
    return sessionStorage.getItem(keyOf(memberId)) ?? ''
  } catch {
    return ''
  }
}

/** Remembers it until the tab is closed; a browser that stores nothing loses it with the page. */
export const storeList = (memberId: number, text: string): void => {
  try {
    sessionStorage.setItem(keyOf(memberId), text)
  } catch {
    // Full, or not allowed.
  }
}
