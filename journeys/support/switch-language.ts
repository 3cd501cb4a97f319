import type { Page } from '@playwright/test'

/** Goes to this page in another language, by the menu that the screen's width has. */
export const switchLanguage = async (page: Page, language: string): Promise<void> => {
  const header = page.getByRole('banner')
  const wide = (page.viewportSize()?.width ?? 0) >= 992
  await (
    wide ? header.locator('.language-menu summary') : header.locator('[commandfor=mobile-menu]').first()
  ).click()
  await header.locator(`a[hreflang=${language}]:visible`).click()
}
