import type { Page, Route } from '@playwright/test'

/** The header's search box and what opens below it, on an English page. */
export const box = (page: Page) => page.getByRole('banner').getByRole('combobox')
export const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
export const options = (page: Page) => list(page).getByRole('option')
/** The suggestion that the keyboard has reached. */
export const active = (page: Page) => list(page).locator('[aria-selected=true]')
/** The live region for screen readers. */
export const status = (page: Page) => page.getByRole('search').getByRole('status')
export const NOTHING = 'No results found. Please try another search.'

/** Types as people do. */
export const type = (page: Page, text: string) => box(page).pressSequentially(text, { delay: 20 })

/** The call that the box makes, and the text of one. */
export const SUGGESTIONS = '**/api/v2/website/suggestions?*'
export const readQuery = (route: Route) => new URL(route.request().url()).searchParams.get('query')
