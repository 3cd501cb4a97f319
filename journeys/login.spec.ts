import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { emailOf, PASSWORD } from '@pasok/demo'
import { expectAlive } from './come-alive.ts'
import { expect, test } from './fixtures.ts'
import { logInAs } from './log-in.ts'
import { logOut } from './log-out.ts'
import { becomes } from './visit.ts'

const UNAUTHORIZED = /Failed to load resource: the server responded with a status of 401/

const words = {
  '': {
    email: 'Email',
    password: 'Password',
    button: 'Login',
    busy: 'Loading...',
    logout: 'Logout',
    approve: 'Login Successfully',
    draft: 'Login Failed, Your registration is being reviewed.',
    unverified: 'Login Failed, please check email and verfify',
    suspended: 'suspended',
    wrong: 'Login Failed, please check username or password',
    out: 'Logout Successfully',
  },
  '/id': {
    email: 'Email',
    password: 'Kata sandi',
    button: 'Masuk',
    busy: 'Memuat...',
    logout: 'Keluar',
    approve: 'Berhasil masuk',
    draft: 'Gagal masuk, pendaftaran Anda sedang ditinjau.',
    unverified: 'Gagal masuk, silakan periksa email Anda dan lakukan verifikasi',
    suspended: 'ditangguhkan',
    wrong: 'Gagal masuk, silakan periksa email atau kata sandi',
    out: 'Berhasil keluar',
  },
} as const
const prefixes = ['', '/id'] as const

/** A page that has come to life: the button that shows the password needs scripts. */
const alive = async (page: Page) => {
  await expect(page.locator('main .password-field button, .password-field button').first()).toBeVisible()
}
const fill = async (page: Page, prefix: (typeof prefixes)[number], who: string, password = PASSWORD) => {
  const form = page.getByRole('main')
  await form.getByLabel(words[prefix].email, { exact: true }).fill(emailOf(who))
  await form.getByLabel(words[prefix].password, { exact: true }).fill(password)
  await form.getByRole('button', { name: words[prefix].button, exact: true }).click()
}
const logIn = async (page: Page, who = 'buyer', next?: string) => {
  await page.goto(`/account/login${next === undefined ? '' : `?${new URLSearchParams({ next })}`}`)
  await alive(page)
  await fill(page, '', who)
}
const account = (page: Page) => page.locator('.account-menu')
const notice = (page: Page) => page.locator('.toast')

for (const prefix of prefixes) {
  // @spec §2 Route: login
  // @spec §6 Guest: login and registration
  // @spec §4 Login: approve
  // @spec §4 Login: profile is fetched
  // @spec §8 Notice: login
  test(`${prefix} an approved member is told so, and sees the home page as a member`, async ({ page }) => {
    await page.goto(`${prefix}/account/login`)
    await alive(page)
    await fill(page, prefix, 'buyer')
    await expect(notice(page)).toContainText(words[prefix].approve)
    await page.waitForURL(prefix || '/')
    await expect(account(page).locator('summary')).toContainText('Bayu Contoh')
    await expect(notice(page).locator('.toast-text')).toHaveText(words[prefix].approve)
  })

  // @spec §4 Login: draft
  // @spec §8 Login: in review
  test(`${prefix} a registration that is not decided yet has its own notice`, async ({ page }) => {
    await page.goto(`${prefix}/account/login`)
    await alive(page)
    await fill(page, prefix, 'draft')
    await page.waitForURL(`${prefix}/account/review`)
    await expect(notice(page).locator('.toast-text')).toHaveText(words[prefix].draft)
  })

  // @spec §4 Login: unverified
  // @spec §8 Login: email unverified
  test(`${prefix} an address that is not verified has its own notice`, async ({ page }) => {
    await page.goto(`${prefix}/account/login`)
    await alive(page)
    await fill(page, prefix, 'unverified')
    await page.waitForURL(`${prefix}/account/verification`)
    await expect(notice(page).locator('.toast-text')).toHaveText(words[prefix].unverified)
  })

  // @spec §4 Login: any other
  test(`${prefix} somebody suspended goes home, knows why, and can go`, async ({ page }) => {
    await page.goto(`${prefix}/account/login`)
    await alive(page)
    await fill(page, prefix, 'suspended')
    await page.waitForURL(prefix || '/')
    const why = words[prefix].suspended
    await expect(notice(page).first()).toContainText(why)
    await account(page).locator('summary').click()
    await expect(account(page)).toContainText(why)
    await logOut(page, words[prefix].logout)
    await expect(notice(page).first()).toContainText(words[prefix].out)
    await expect(account(page).locator('summary')).toContainText(words[prefix].button)
  })

  test.describe(`${prefix} a wrong password`, () => {
    test.use({ expectedFault: UNAUTHORIZED })
    // @spec §8 Login failed
    test('is refused in words, keeps the address and leads on to the password', async ({ page }) => {
      await page.goto(`${prefix}/account/login`)
      await alive(page)
      await fill(page, prefix, 'buyer', 'salah')
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(words[prefix].wrong)
      await expect(page.getByLabel(words[prefix].email, { exact: true })).toHaveValue(emailOf('buyer'))
      await expect(page.getByLabel(words[prefix].password, { exact: true })).toBeFocused()
    })
  })

  test.describe(`${prefix} without scripts`, () => {
    test.use({ javaScriptEnabled: false, expectedFault: UNAUTHORIZED })
    test('each outcome is said by the next page, and Logout works', async ({ page }) => {
      for (const [who, to] of [
        ['draft', `${prefix}/account/review?said=draft`],
        ['unverified', `${prefix}/account/verification?said=unverified`],
        ['suspended', `${prefix || '/'}?said=suspended`],
        ['approve', `${prefix || '/'}?said=logged-in`],
      ] as const) {
        await page.goto(`${prefix}/account/login`)
        await fill(page, prefix, who === 'approve' ? 'buyer' : who)
        await expect(page).toHaveURL(to)
        await expect(page.locator('.message-bar')).toContainText(words[prefix][who])
        await account(page).locator('summary').click()
        await account(page).getByRole('button', { name: words[prefix].logout }).click()
        await expect(page.locator('.message-bar')).toHaveText(words[prefix].out)
        await expect(page).toHaveURL(`${prefix || '/'}?said=logged-out`)
      }
      await page.goto(`${prefix}/account/login`)
      await fill(page, prefix, 'buyer', 'salah')
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(words[prefix].wrong)
      await expect(page.getByLabel(words[prefix].email, { exact: true })).toHaveValue(emailOf('buyer'))
    })
  })
}

// @spec §6 Guest: elsewhere
// @spec §2 Login modal: title
// @spec §2 Login modal: fields
// @spec §2 Login modal: forgot link
// @spec §2 Login modal: create account
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
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(emailOf('buyer'))
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account/password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password')
})

for (const prefix of prefixes)
  // @spec §2 Login modal: busy
  test(`${prefix} the modal's button reads ${words[prefix].busy} until the answer is there, and sends once`, async ({
    page,
  }) => {
    const go = Promise.withResolvers<void>()
    let sent = 0
    await page.route('**/api/auth/session', async (route) => {
      sent++
      await go.promise
      await route.continue()
    })
    await page.goto(`${prefix}/account/password`)
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=email]').fill(emailOf('buyer'))
    await dialog.locator('[name=password]').fill(PASSWORD)
    const button = dialog.locator('button[type=submit]')
    await expect(button).toHaveText(words[prefix].button)
    await button.click()
    await expect(button).toHaveText(words[prefix].busy)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await dialog.locator('[name=password]').press('Enter')
    go.resolve()
    await page.waitForURL(`${prefix}/account/password`)
    expect(sent).toBe(1)
  })

const noAnswer = {
  '': "Login Failed, please check username or password. We couldn't reach the shop; please try again in a moment.",
  '/id':
    'Gagal masuk, silakan periksa email atau kata sandi. Toko tidak dapat dihubungi; silakan coba beberapa saat lagi.',
}
for (const prefix of prefixes)
  for (const [name, fault] of [
    ['the network fails', 'abort'],
    ['the server fails', 500],
    ['the server is too busy', 503],
  ] as const)
    test.describe(`${prefix} where ${name}`, () => {
      test.use({ expectedFault: /status of 50[03]|ERR_FAILED/ })
      // @spec §8 Login failed: no answer
      test('a login has failed in the usual words, and says that the shop was not reached', async ({
        page,
      }) => {
        await page.goto(`${prefix}/account/login`)
        await alive(page)
        await page.route('**/api/auth/session', (route) =>
          fault === 'abort' ? route.abort() : route.fulfill({ status: fault, json: { detail: 'Internal.' } }),
        )
        await fill(page, prefix, 'buyer')
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(noAnswer[prefix])
        expect(noAnswer[prefix]).toContain(words[prefix].wrong)
        await page.unroute('**/api/auth/session')
        await page.getByRole('main').getByRole('button', { name: words[prefix].button, exact: true }).click()
        await page.waitForURL(prefix || '/')
      })
    })

/** Stops the page's clock, and answers the documents that are asked for from now on. */
const withStandingClock = async (page: Page): Promise<string[]> => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  return documents
}
/** Lets the page's clock go on so far; a document that is asked for by then has been heard of. */
const goOn = async (page: Page, milliseconds: number) => {
  await page.clock.runFor(milliseconds)
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()))
}

// @spec §4 Login: reload
// @spec §4 Logout: home
// @spec §4 Logout: notice
// @spec §8 Notice: logout
// @spec §9 Delay: reload
// @spec §2 Layout: toasts
test('500 ms after the notice of a login or a logout, and not before, the page is loaded anew', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/account/login')
  await alive(page)
  const login = await withStandingClock(page)
  await fill(page, '', 'buyer')
  await expect(notice(page).locator('.toast-text')).toHaveText('Login Successfully')
  await goOn(page, 499)
  expect(login).toEqual([])
  await page.clock.runFor(1)
  await page.waitForURL('/')
  // The login page sends whoever is logged in on to the next one.
  expect(login).toEqual(['/account/login', '/'])

  await page.clock.resume()
  await page.goto('/shop')
  await account(page).locator('summary').click()
  await expectAlive(account(page).getByRole('button', { name: 'Logout' }))
  const logout = await withStandingClock(page)
  await account(page).getByRole('button', { name: 'Logout' }).click()
  await expect(notice(page).locator('.toast-text').first()).toHaveText('Logout Successfully')
  await goOn(page, 499)
  expect(logout).toEqual([])
  await page.clock.runFor(1)
  await page.waitForURL('/')
  expect(logout).toEqual(['/'])
})

// @spec §5 Add to cart: login
test('the way to a price opens the login and gives the focus back', async ({ page }) => {
  await page.goto('/shop/products/1', { waitUntil: 'networkidle' })
  const link = page.getByRole('link', { name: 'Log in to see prices' }).first()
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log In to Your Account' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await link.click()
  await dialog.getByLabel('Email').fill(emailOf('buyer'))
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Show the password' }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(account(page).locator('summary')).toContainText('Bayu')
  await expect(page).toHaveURL('/shop/products/1')
})

/** The entries of a menu in their order: what they read, and where the links among them lead. */
const entriesOf = (menu: Locator) =>
  menu
    .locator('a, button')
    .evaluateAll((all) => all.map((entry) => [entry.textContent, entry.getAttribute('href')]))

const memberEntries = {
  '': [
    ['Dashboard', '/account/dashboard'],
    ['Edit Profile', '/account/profile'],
    ['Addresses', '/account/addresses'],
    ['Password', '/account/password'],
    ['Logout', null],
  ],
  '/id': [
    ['Dasbor', '/id/account/dashboard'],
    ['Ubah Profil', '/id/account/profile'],
    ['Alamat', '/id/account/addresses'],
    ['Kata Sandi', '/id/account/password'],
    ['Keluar', null],
  ],
}

// One list, wherever it opens. Not yet all of §2's: 'Order History' and 'Quotation' join them with their pages.
for (const prefix of prefixes)
  test(`${prefix} the menus of an account lead, in this order, to these pages and no other`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/shop`)
    await expect(page.locator('.top-bar details')).toHaveCount(1)
    await logInAs(page, 'buyer')
    await page.goto(`${prefix}/shop`)
    await expect(page.locator('.top-bar details')).toHaveCount(2)
    const dropdown = page.locator('.top-bar details').first()
    await dropdown.locator('summary').click()
    expect(await entriesOf(dropdown)).toEqual(memberEntries[prefix])
    await account(page).locator('summary').click()
    expect(await entriesOf(account(page))).toEqual(memberEntries[prefix])
    await becomes(page, 'draft')
    await page.goto(`${prefix}/shop`)
    await account(page).locator('summary').click()
    expect((await entriesOf(account(page))).map(([, to]) => to)).toEqual([`${prefix}/account/review`, null])
  })

// @spec §2 Account menu: login form
// @spec §2 Account menu: member
// @spec §9 Width: account menu
test('the account menu logs in, and then shows who is there', async ({ page }) => {
  await page.goto('/shop')
  await account(page).locator('summary').click()
  const sheet = page.locator('.account-menu-sheet')
  await expect(sheet.locator('button[type=submit]')).toBeVisible()
  const ways = await entriesOf(sheet)
  expect(ways.filter(([, to]) => to !== null)).toEqual([
    ['Forgot Password', '/account/forgot-password'],
    ['Create An Account', '/account/registrasi'],
  ])
  expect((await sheet.boundingBox())?.width).toBe(280)
  await sheet.getByLabel('Email').fill(emailOf('viewer'))
  await sheet.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(sheet.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
  await sheet.getByRole('button', { name: 'Show the password' }).click()
  await expect(sheet.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await sheet.getByLabel('Password', { exact: true }).press('Enter')
  await expect(account(page).locator('summary')).toContainText('Vina Contoh')
  await expect(page).toHaveURL('/shop')
  await account(page).locator('summary').click()
  await expect(sheet).toContainText('VC')
  await expect(sheet).toContainText(emailOf('viewer'))
  await page.locator('.top-bar').getByText('My Account').click()
  await expect(page.locator('.top-bar').getByRole('button', { name: 'Logout' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

// @spec §4 Logout: clears
// @spec §4 Logout: notice
// @spec §4 Logout: home
test('a logout is known in every tab, and the way back shows nothing of the member', async ({ page }) => {
  await logIn(page, 'buyer', '/shop')
  await expect(account(page).locator('summary')).toContainText('Bayu')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('profile'))).toContain(emailOf('buyer'))
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBe(
    '{"isLoggedIn":true,"token_type":"Cookie"}',
  )
  const other = await page.context().newPage()
  await other.goto('/shop/products/1')
  await expect(account(other).locator('summary')).toContainText('Bayu')
  await page.bringToFront()
  await logOut(page)
  await expect(notice(page).first()).toContainText('Logout Successfully')
  await page.waitForURL('/')
  await expect(account(page).locator('summary')).toContainText('Login')
  await expect(account(other).locator('summary')).toContainText('Login')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /auth|profile/.test(key))),
  ).toEqual([])
  await page.goBack()
  await expect(account(page).locator('summary')).toContainText('Login')
  expect(await page.content()).not.toContain(emailOf('buyer'))
})

// @spec §2 Mobile menu: member entries
test('on a phone the menu tells who is there, and lets them out', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await logIn(page)
  await page.waitForURL('/')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toContainText(emailOf('buyer'))
  const entries = menu.getByRole('navigation', { name: 'Menu' }).locator(':scope > ul > li > :is(a, form)')
  expect(
    await entries.evaluateAll((all) => all.map((entry) => [entry.textContent, entry.getAttribute('href')])),
  ).toEqual([
    ['Home', '/'],
    ['Shop', '/shop'],
    ['Account', '/account/profile'],
    ['Discount', '/discount'],
    ['Logout', null],
  ])
  await expectAlive(menu.getByRole('button', { name: 'Logout' }))
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(notice(page).first()).toContainText('Logout Successfully')
})

/** What an eye in the page could read. */
const readable = (page: Page) =>
  page.evaluate(() => [
    document.cookie,
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    document.documentElement.outerHTML,
  ])

// @spec §3 Local storage: tokens
// @spec §3 Auth: state
test('no script ever sees the token', async ({ page, context }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => bodies.push(response.text().catch(() => '')))
  await logIn(page, 'buyer', '/shop')
  await expect(account(page).locator('summary')).toContainText('Bayu')
  await page.goto('/account/password')
  const token = (await context.cookies()).find(({ name }) => name === 'pasok_session')
  expect(token?.value).toMatch(/^[\w-]{43}$/)
  expect(token?.httpOnly).toBe(true)
  const seen = [...(await readable(page)), ...(await Promise.all(bodies))]
  expect(seen.length).toBeGreaterThan(10)
  expect(seen.filter((text) => text.includes(token?.value ?? ''))).toEqual([])
})
