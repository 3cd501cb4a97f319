import type { Locator, Page } from '@playwright/test'
import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'
import { findViolations } from './support/violations.ts'

const UNAUTHORIZED = /Failed to load resource: the server responded with a status of 401/

const account = (page: Page) => page.locator('.account-menu')
const notice = (page: Page) => page.locator('.toast')

/** What an eye in the page could read. */
const readable = (page: Page) =>
  page.evaluate(() => [
    document.cookie,
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    document.documentElement.outerHTML,
  ])

// @spec §4 Login: profile is fetched
// @spec §3 Auth: state
test('an approved member gets a message, sees the home page as a member, and no script ever sees the token', async ({
  page,
  context,
}) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => bodies.push(response.text().catch(() => '')))
  await page.goto('/id/account/login')
  // A page that has come to life: the button that shows the password needs scripts.
  await expect(page.locator('main .password-field button')).toBeVisible()
  const form = page.getByRole('main')
  await form.getByLabel('Email', { exact: true }).fill(toDemoEmail('buyer'))
  await form.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(notice(page)).toContainText('Berhasil masuk')
  await page.waitForURL('/id')
  await expect(account(page).locator('summary')).toContainText('Bayu Contoh')
  await expect(notice(page).locator('.toast-text')).toHaveText('Berhasil masuk')

  await page.goto('/account/password')
  const token = (await context.cookies()).find(({ name }) => name === 'pasok_session')
  expect(token?.value).toMatch(/^[\w-]{43}$/)
  expect(token?.httpOnly).toBe(true)
  const seen = [...(await readable(page)), ...(await Promise.all(bodies))]
  expect(seen.length).toBeGreaterThan(10)
  expect(seen.filter((text) => text.includes(token?.value ?? ''))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedPageError: UNAUTHORIZED })
  test('a login and a logout are announced by the next page, a refusal by the form', async ({ page }) => {
    const form = page.getByRole('main')
    const logIn = async (password: string) => {
      await form.getByLabel('Password', { exact: true }).fill(password)
      await form.getByRole('button', { name: 'Login', exact: true }).click()
    }
    await page.goto('/account/login')
    await form.getByLabel('Email', { exact: true }).fill(toDemoEmail('buyer'))
    await logIn('salah')
    await expect(form.getByRole('alert')).toHaveText('Login Failed, please check username or password')
    await expect(form.getByLabel('Email', { exact: true })).toHaveValue(toDemoEmail('buyer'))
    await logIn(PASSWORD)
    await expect(page).toHaveURL('/?message=logged-in')
    await expect(page.locator('.message-bar')).toHaveText('Login Successfully')
    await account(page).locator('summary').click()
    await account(page).getByRole('button', { name: 'Logout' }).click()
    await expect(page.locator('.message-bar')).toHaveText('Logout Successfully')
    await expect(page).toHaveURL('/?message=logged-out')
  })
})

// @spec §6 Guest: elsewhere
// @spec §2 Layout: login modal
test('a guest who is led home from a member’s page logs in over it by keyboard and comes there', async ({
  page,
}) => {
  await page.goto('/account/password')
  await expect(page).toHaveURL('/?next=%2Faccount%2Fpassword')
  const dialog = page.getByRole('dialog', { name: 'Log In to Your Account' })
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expect(dialog.getByRole('link', { name: 'Forgot?' })).toHaveAttribute(
    'href',
    '/account/forgot-password',
  )
  await expect(dialog.getByRole('link', { name: 'Create An Account' })).toHaveAttribute(
    'href',
    '/account/registrasi',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(toDemoEmail('buyer'))
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account/password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password')
})

// @spec §5 Add to cart: login
// @spec §2 Layout: login modal
test('the way to a price opens the login and gives the focus back', async ({ page }) => {
  await page.goto('/shop/products/1')
  const link = page.getByRole('link', { name: 'Log in to see prices' }).first()
  await expectHydrated(link)
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log In to Your Account' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await link.click()
  await dialog.getByLabel('Email').fill(toDemoEmail('buyer'))
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Show the password' }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(account(page).locator('summary')).toContainText('Bayu')
  await expect(page).toHaveURL('/shop/products/1')
})

/** The entries of a menu in their order: what they read, and where the links among them lead. */
const readEntries = (menu: Locator) =>
  menu
    .locator('a, button')
    .evaluateAll((all) => all.map((entry) => [entry.textContent, entry.getAttribute('href')]))

// @spec §2 Account menu: login form
// @spec §9 Width: account menu
test('the account menu logs in, and then shows who is there', async ({ page }) => {
  await page.goto('/shop')
  await account(page).locator('summary').click()
  const sheet = page.locator('.account-menu-sheet')
  await expect(sheet.locator('button[type=submit]')).toBeVisible()
  const ways = await readEntries(sheet)
  expect(ways.filter(([, to]) => to !== null)).toEqual([
    ['Forgot Password', '/account/forgot-password'],
    ['Create An Account', '/account/registrasi'],
  ])
  expect((await sheet.boundingBox())?.width).toBe(280)
  await sheet.getByLabel('Email').fill(toDemoEmail('viewer'))
  await sheet.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(sheet.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
  await sheet.getByRole('button', { name: 'Show the password' }).click()
  await expect(sheet.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await sheet.getByLabel('Password', { exact: true }).press('Enter')
  await expect(account(page).locator('summary')).toContainText('Vina Contoh')
  await expect(page).toHaveURL('/shop')
  await account(page).locator('summary').click()
  await expect(sheet).toContainText('VC')
  await expect(sheet).toContainText(toDemoEmail('viewer'))
  await page.locator('.top-bar').getByText('My Account').click()
  await expect(page.locator('.top-bar').getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
