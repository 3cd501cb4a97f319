import type { BuiltPage } from '@pasok/demo'
import type { Page } from '@playwright/test'
import { expectHydrated } from './hydrated.ts'
import { WIDTHS, type Width } from './widths.ts'

/** What opens on a page, found by its form alone, so that it is the same in every language. */
export interface Opened extends BuiltPage {
  /** Where it exists, if not everywhere. */
  readonly widths: readonly Width[]
  /** A part of it, there once it is open. */
  readonly shows: string
  /** What somebody does to open it. */
  readonly open: (page: Page) => Promise<unknown>
}

const NARROW: readonly Width[] = [375, 768]
const WIDE: readonly Width[] = [1440]

const press = (selector: string) => (page: Page) => page.locator(selector).first().click()

const typeKeyword = (text: string) => async (page: Page) => {
  await page.locator('#header-search').fill(text)
  await page.locator('#search-bar [role=status]:not(:empty)').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
}

/** A further step of the registration, as somebody sees it who has come that far; its button pressed with nothing typed. */
const takeStep = (step: string, isSent: boolean) => async (page: Page) => {
  await page.evaluate(() =>
    sessionStorage.setItem('registration', JSON.stringify({ values: {}, reached: 'documents' })),
  )
  await page.goto(`${new URL(page.url()).pathname}?step=${step}`)
  await page.locator(`input[name=step][value=${step}]`).waitFor({ state: 'attached' })
  await page.locator('main [role=combobox], main input[type=file], #register-email').first().waitFor()
  // Before that the button would send the form without scripts, which brings another page.
  await expectHydrated(page.locator('main form'))
  if (isSent) await page.locator('main form .button:not(.button-quiet)').click()
}

/** The data of the next page can't be had. */
const failing = async (page: Page) => {
  await page.route('**/*.data?*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.route('**/*.data', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.locator('main a[href*="/shop"]').first().click()
}

/** Every dialog, menu, list and notice that opens. A later one is added here. */
export const opened: readonly Opened[] = [
  {
    name: 'mobile-menu',
    path: '/shop',
    widths: NARROW,
    shows: '.mobile-menu details a',
    open: async (page) => {
      await press('header [commandfor]')(page)
      await press('.mobile-menu summary')(page)
    },
  },
  {
    name: 'category-menu',
    path: '/',
    widths: WIDE,
    shows: '.category-branch ul[aria-label]',
    open: press('.category-menu summary'),
  },
  {
    name: 'language-menu',
    path: '/',
    widths: WIDE,
    shows: '.language-menu-sheet a',
    open: press('.language-menu summary'),
  },
  {
    name: 'suggestions-words',
    path: '/shop/category/1',
    widths: WIDTHS,
    shows: '[role=option]',
    open: typeKeyword('bolt'),
  },
  {
    name: 'suggestions-number',
    path: '/',
    widths: WIDTHS,
    shows: '[role=option]',
    open: typeKeyword('6204'),
  },
  {
    name: 'suggestions-nothing',
    path: '/',
    widths: WIDTHS,
    shows: '#search-bar [role=status] + div',
    open: typeKeyword('qqqqzz'),
  },
  {
    name: 'filter-panel',
    path: '/shop/category/1?filter_thread=m8',
    widths: NARROW,
    shows: 'dialog.filters',
    open: press('main section [command=show-modal]'),
  },
  {
    name: 'variant-filter',
    path: '/shop/products/1',
    widths: WIDTHS,
    shows: '.variant-filter[open] .variant-filter-panel',
    open: async (page) => {
      const fold = page.locator('.variant-fold summary')
      if (await fold.isVisible()) await fold.click()
      await press('.variant-filter summary')(page)
    },
  },
  {
    name: 'price-details',
    path: '/shop/products/1',
    as: 'buyer',
    widths: WIDTHS,
    shows: '.price-details:popover-open',
    open: press('.price-in-line'),
  },
  {
    name: 'quick-view',
    path: '/shop',
    widths: WIDTHS,
    shows: 'dialog.quick-view h2',
    open: press('main .quick-view-link'),
  },
  {
    name: 'viewer',
    path: '/shop/products/1',
    widths: WIDTHS,
    shows: '.pswp__item[aria-hidden=false] img.pswp__img',
    open: press('main .gallery a[aria-haspopup=dialog]'),
  },
  {
    name: 'notice',
    path: '/shop',
    widths: WIDTHS,
    shows: '.toast',
    open: (page) => page.evaluate(() => window.dispatchEvent(new Event('offline'))),
  },
  {
    name: 'login-dialog',
    path: '/?next=%2Faccount%2Fpassword',
    widths: WIDTHS,
    shows: '.dialog[open] [name=email]',
    open: async () => undefined,
  },
  {
    name: 'account-menu',
    // Nothing lies below it that could be pressed.
    path: '/site/terms',
    as: 'buyer',
    widths: WIDE,
    shows: '.account-menu-sheet a',
    open: press('.account-menu summary'),
  },
  {
    name: 'account-menu-waiting',
    like: 'account-menu',
    path: '/site/terms',
    as: 'draft',
    widths: WIDE,
    shows: '.account-menu-sheet a',
    open: press('.account-menu summary'),
  },
  {
    name: 'registration-errors',
    path: '/account/registrasi',
    widths: WIDTHS,
    shows: '#register-company_type_id-error',
    open: takeStep('company', true),
  },
  {
    name: 'registration-address',
    path: '/account/registrasi',
    widths: WIDTHS,
    shows: '#register-province_id[aria-expanded=true] ~ [role=listbox] [role=option]',
    open: async (page) => {
      await takeStep('address', false)(page)
      await press('#register-province_id')(page)
    },
  },
  {
    name: 'registration-contact',
    like: 'registration-errors',
    path: '/account/registrasi',
    widths: WIDTHS,
    shows: '#register-email-error',
    open: takeStep('contact', true),
  },
  {
    name: 'registration-documents',
    path: '/account/registrasi',
    widths: WIDTHS,
    shows: '#register-consent',
    open: takeStep('documents', false),
  },
  {
    name: 'review-errors',
    path: '/account/review',
    as: 'rejected',
    widths: WIDTHS,
    shows: '#answer-text-error',
    open: press('main form > button'),
  },
  {
    name: 'members-question',
    path: '/account/members',
    as: 'owner',
    widths: WIDE,
    shows: 'main h2:focus',
    open: press('main a[href*="confirm=remove"]'),
  },
  { name: 'error-500', path: '/', widths: WIDTHS, shows: 'main [data-failed]', open: failing },
]

/** Opens it on its page, which somebody is on, and waits until all of it is there. */
export const open = async (page: Page, { open, shows }: Opened): Promise<void> => {
  // What is pressed before works in another way, or is not heard.
  await expectHydrated(page.locator('body'))
  await open(page)
  await page.locator(shows).first().waitFor()
  await page.locator(shows).first().scrollIntoViewIfNeeded()
  // What follows on the same page does not fail.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
