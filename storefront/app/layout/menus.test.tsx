import type { Profile, Settings } from '@pasok/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import AccountDropdown from './account/account-dropdown.tsx'
import { memberLinks } from '../account/account-entries.ts'
import { speak } from '@pasok/ui/testing/show.tsx'
import { root, settings, show } from '../testing/show.tsx'
import { RootContext } from './root-data.ts'
import { AccountMenu } from './account/account-menu.tsx'
import { CurrencyItems } from './currency-items.tsx'
import type { Language } from '../routing/localised.ts'
import { storeList } from '../catalogue/wish-and-compare/stored-list.ts'
import { toMember, type Member } from '../identity/member.ts'
import { hasPage } from '../routing/has-page.ts'
import { isBuilt } from '../routing/paths.ts'
import { MenuEntries } from './menu-entries.tsx'
import { pathsWithoutPage, topBarMenu, withoutPaths } from './menus.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SiteHeader } from './site-header.tsx'
import { TopBar } from './top-bar.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { NavPanel } from './nav-panel.tsx'

const profile: Profile = {
  id: 1,
  name: 'Bayu Contoh',
  email: 'buyer@demo.pasok.test',
  mobile: '',
  phone: '',
  phone_extension: '',
  position: '',
  is_email_verified: true,
  registration_status: 'approve',
  avatar: null,
  role: 'buyer',
  language: 'id',
  company: { id: 1, name: 'PT Contoh' },
  version: 1,
}
const memberIn = (language: Language, change: Partial<Profile> = {}): Member => {
  speak(language)
  const changed = { ...profile, ...change }
  return toMember(changed, memberLinks(changed))
}

/** The entries of a menu in their order: what they read, and where the links among them lead. */
const readEntries = (menu: Element, entries = 'a, button') =>
  [...menu.querySelectorAll(entries)].map((entry) => [entry.textContent, entry.getAttribute('href')])

// @spec §2 Top bar: account dropdown
// @spec §2 Account menu: member links
test.each([
  [
    'en',
    [
      ['Dashboard', '/account/dashboard'],
      ['Edit Profile', '/account/profile'],
      ['Quotation', '/account/quotation'],
      ['Order History', '/account/orders'],
      ['Addresses', '/account/addresses'],
      ['Wish List', '/shop/wishlist'],
      ['Password', '/account/password'],
      ['Logout', null],
    ],
  ],
  [
    'id',
    [
      ['Dashboard', '/id/account/dashboard'],
      ['Ubah Profil', '/id/account/profile'],
      ['Penawaran', '/id/account/quotation'],
      ['Riwayat Pesanan', '/id/account/orders'],
      ['Alamat', '/id/account/addresses'],
      ['Wishlist', '/id/shop/wishlist'],
      ['Kata Sandi', '/id/account/password'],
      ['Keluar', null],
    ],
  ],
] as const)(
  'in %s both menus of an account lead, in this order, to these pages and no other',
  async (language, entries) => {
    const member = memberIn(language)
    expect(readEntries(show(<AccountDropdown member={member} />).container)).toEqual(entries)
    const { container } = show(<AccountMenu member={member} />)
    await vi.waitFor(() => expect(readEntries(container)).toEqual(entries))
    expect(container.textContent).toContain('Bayu Contoh')
    expect(container.textContent).toContain('buyer@demo.pasok.test')
  },
)

// @spec §2 Account menu: member
test('the account menu shows the logged-in member’s picture, name and address', async () => {
  const { container } = show(<AccountMenu member={memberIn('en', { avatar: '/media/bayu.webp' })} />)
  await screen.findByText('buyer@demo.pasok.test')
  const head = container.querySelector('.account-menu-head')
  expect(head?.querySelector('img')?.getAttribute('src')).toBe('/media/bayu.webp')
  expect(
    [...(head?.querySelectorAll('strong, strong + span') ?? [])].map((part) => part.textContent),
  ).toEqual(['Bayu Contoh', 'buyer@demo.pasok.test'])
})

test.each([
  ['en', 'draft', 'Your registration is being reviewed.', '/account/review', 'Logout'],
  ['en', 'suspend', "Your company's account is currently suspended.", '/account/review', 'Logout'],
  ['id', 'suspend', 'Akun perusahaan Anda sedang ditangguhkan.', '/id/account/review', 'Keluar'],
] as const)('in %s who is %s reads why, and can go', async (language, registration_status, why, to, out) => {
  const member = memberIn(language, { registration_status })
  const { container } = show(<AccountMenu member={member} />)
  await vi.waitFor(() => expect(container.textContent).toContain(why))
  expect(readEntries(container)).toEqual([
    [expect.any(String), to],
    [out, null],
  ])
})

const onPhone = async (member: Member | undefined) => {
  const { container } = show(<MobileMenu categories={[]} settings={settings} member={member} />)
  const list = container.querySelector('nav > ul') as Element
  // What is a member's own comes by itself.
  const last = member ? 'form' : 'a[href$="/account/login"]'
  await vi.waitFor(() => expect(list.querySelector(last)).not.toBeNull())
  return { list, container }
}
const TOP = ':scope > li > :is(a, form)'

// @spec §2 Mobile menu: entries
// @spec §2 Mobile menu: guest entry
test.each([
  [
    'en',
    [
      ['Home', '/'],
      ['Shop', '/shop'],
      ['Blog', '/blog'],
      ['Contact Us', '/site/contact-us'],
      ['About Us', '/site/about-us'],
      ['Login', '/account/login'],
    ],
  ],
  [
    'id',
    [
      ['Beranda', '/id'],
      ['Katalog', '/id/shop'],
      ['Blog', '/id/blog'],
      ['Hubungi Kami', '/id/site/contact-us'],
      ['Tentang Kami', '/id/site/about-us'],
      ['Masuk', '/id/account/login'],
    ],
  ],
] as const)("in %s a guest's entries on a phone are these, in this order", async (language, entries) => {
  speak(language)
  expect(readEntries((await onPhone(undefined)).list, TOP)).toEqual(entries)
})

// @spec §2 Mobile menu: member entries
test('on a phone the menu shows the member, and logs them out', async () => {
  const { list, container } = await onPhone(memberIn('en'))
  expect(container.textContent).toContain('buyer@demo.pasok.test')
  expect(readEntries(list, TOP)).toEqual([
    ['Home', '/'],
    ['Shop', '/shop'],
    ['Blog', '/blog'],
    ['Contact Us', '/site/contact-us'],
    ['About Us', '/site/about-us'],
    ['Account', '/account/profile'],
    ['Quotation', '/account/quotation'],
    ['Order History', '/account/orders'],
    ['Track order', '/account/trackorder'],
    ['Returns', '/account/returns'],
    ['Discount', '/discount'],
    ['Quick order', '/shop/quick-order'],
    ['Upload quotation', '/account/quotation/upload'],
    ['Compare', '/shop/compare'],
    ['Logout', null],
  ])
})

test.each([
  ['wide', (member: Member) => show(<NavPanel categories={[]} member={member} />)],
  ['narrow', onPhone],
])('the head of a %s screen counts what is compared', async (_, open) => {
  storeList('compare', { owner: null, ids: [7, 8], unsent: [] })
  await open(memberIn('en'))
  expect(document.querySelector('a[href="/shop/compare"]')?.textContent).toBe('Compare 2')
})

test('a member who may not order has no link to quick order and uploads', async () => {
  const { list } = await onPhone(memberIn('en', { role: 'viewer' }))
  const names = readEntries(list, TOP).map(([name]) => name)
  expect(names).not.toContain('Quick order')
  expect(names).not.toContain('Upload quotation')
})

test('a browser that does not know commands opens and closes the menu by script', () => {
  expect('command' in HTMLButtonElement.prototype).toBe(false)
  speak('en')
  show(
    <>
      <MobileMenuButton />
      <MobileMenu categories={[]} settings={settings} member={undefined} />
    </>,
  )
  const menu = document.querySelector('dialog') as HTMLDialogElement
  fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }))
  expect(menu.open).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(menu.open).toBe(false)
})

// @spec §2 Mobile menu: language
test('the menu of a phone leads to the same page in the other language', async () => {
  speak('en')
  const { container } = await onPhone(undefined)
  const languages = [...container.querySelectorAll('a[hreflang]')]
  expect(
    languages.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['English', '/shop', 'true'],
    ['Bahasa Indonesia', '/id/shop', null],
  ])
})

// @spec §2 Mobile menu: currency
test('a chosen currency is stored', () => {
  speak('en')
  localStorage.setItem('currency', '{"code":"USD","symbol":"$","name":"US Dollar"}')
  show(<CurrencyItems currencies={settings.currencies} />)
  const rupiah = screen.getByRole('button', { name: 'Indonesian rupiah (Rp.)' })
  expect(rupiah.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(rupiah)
  expect(rupiah.getAttribute('aria-pressed')).toBe('true')
  expect(localStorage.getItem('currency')).toBe('{"code":"IDR","symbol":"Rp.","name":"Indonesian rupiah"}')
})

// @spec §6 Member: indicators
// @spec §2 Header: upload indicator
test.each([
  ['a buyer', memberIn('en'), ['Upload quotation', 'Cart']],
  ['a viewer', memberIn('en', { role: 'viewer' }), []],
  ['a guest', undefined, []],
] as const)('%s sees these indicators of upload and cart', async (_, member, indicators) => {
  speak('en')
  const { container } = show(<NavPanel categories={[]} member={member} />)
  await waitFor(() => {
    // What the indicator opens is the cart's own.
    const names = [...container.querySelectorAll('a, summary, button')]
      .filter((one) => one.closest('.cart-menu-sheet') === null)
      .map((one) => one.textContent)
    expect(names.filter((name) => /upload|cart/i.test(name))).toEqual(indicators)
  })
})

test.each([
  ['en', 'Send us your list', '/account/login?next=%2Faccount%2Fquotation%2Fupload'],
  ['id', 'Kirim daftar Anda', '/id/account/login?next=%2Fid%2Faccount%2Fquotation%2Fupload'],
] as const)('in %s a guest is led to the upload of a list through login', (language, name, to) => {
  speak(language)
  show(<NavPanel categories={[]} member={undefined} />)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to)
})

test('a member is not led through login', async () => {
  const member = memberIn('en')
  show(<NavPanel categories={[]} member={member} />)
  await screen.findByRole('link', { name: 'Upload quotation' })
  expect(screen.queryByRole('link', { name: 'Send us your list' })).toBeNull()
})

test('a menu leads to no path without a page, and holds nothing empty', () => {
  speak('en')
  const missing = pathsWithoutPage(settings, hasPage)
  for (const path of missing) expect([path, isBuilt(path)]).toEqual([path, false])
  const own: Settings = {
    ...settings,
    menus: {
      top_bar: [
        { type: 'link', title: 'Shop', url: '/shop?keyword=bolt' },
        { type: 'link', title: 'Category', url: '/shop/category/7' },
        { type: 'link', title: 'Nothing', url: '/nothing/here' },
        {
          type: 'link',
          title: 'Shop again',
          url: '/shop',
          children: [{ type: 'link', title: 'No', url: '/no' }],
        },
        { type: 'button', title: 'Empty', children: [{ type: 'link', title: 'No', url: '/no' }] },
        { type: 'link', title: 'Elsewhere', url: 'https://example.com/' },
      ],
    },
  }
  const without = pathsWithoutPage(own, hasPage)
  expect(without).toEqual(expect.arrayContaining(['/nothing/here', '/no']))
  expect(withoutPaths(topBarMenu(own), without)).toEqual([
    { type: 'link', title: 'Shop', url: '/shop?keyword=bolt' },
    { type: 'link', title: 'Category', url: '/shop/category/7' },
    { type: 'link', title: 'Shop again', url: '/shop' },
    { type: 'link', title: 'Elsewhere', url: 'https://example.com/' },
  ])
})

// @spec §2 Top bar: links
test.each([
  ['en', ['About', 'Contact', 'Track Order', 'Blog']],
  ['id', ['Tentang', 'Kontak', 'Lacak Pesanan', 'Blog']],
] as const)('in %s the top bar leads to these pages, in this order', (language, titles) => {
  speak(language)
  const { container } = show(<TopBar settings={settings} member={undefined} />)
  const prefix = language === 'id' ? '/id' : ''
  const paths = ['/site/about-us', '/site/contact-us', '/shop/track-order', '/blog']
  expect(readEntries(container).slice(0, 4)).toEqual(
    titles.map((title, i) => [title, `${prefix}${paths[i]}`]),
  )
  expect(paths.map((path) => hasPage(path))).toEqual([true, true, true, true])
})

// @spec §3 Menu link: types
test('an entry of a menu is a link, a button or a divider, and its children open', () => {
  speak('id')
  const { container } = show(
    <ul>
      <MenuEntries
        currencies={settings.currencies}
        entries={[
          {
            type: 'link',
            title: 'Toko',
            url: '/shop',
            children: [{ type: 'link', title: 'Mur', url: '/shop/category/1' }],
          },
          { type: 'link', title: 'Luar', url: 'https://example.com/' },
          { type: 'divider' },
          {
            type: 'button',
            title: 'Bahasa',
            children: [{ type: 'link', title: 'English', data: { language: 'en' } }],
          },
          { type: 'button', title: 'Rupiah', data: { currency: 'IDR' } },
          { type: 'button', title: 'Dollar', data: { currency: 'USD' } },
        ]}
      />
    </ul>,
  )
  expect(readEntries(container)).toEqual([
    ['Toko', '/id/shop'],
    ['Mur', '/id/shop/category/1'],
    ['Luar', 'https://example.com/'],
    ['English', '/shop'],
    ['Rupiah', null],
  ])
  expect(container.querySelectorAll('[role=separator]')).toHaveLength(1)
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false])
  fireEvent.click(screen.getByText('Bahasa'))
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
  fireEvent.click(screen.getByRole('button', { name: 'Rupiah' }))
  expect(localStorage.getItem('currency')).toContain('"IDR"')
})

test('a menu of the shop’s own replaces the usual one', async () => {
  speak('en')
  const own: Settings = {
    ...settings,
    menus: {
      mobile: [
        { type: 'link', title: 'Start', url: '/' },
        { type: 'divider' },
        { type: 'link', title: 'End', url: '/shop' },
      ],
    },
  }
  const { container } = show(
    <RootContext value={{ ...root, settings: own }}>
      <MobileMenu categories={[]} settings={own} member={undefined} />
    </RootContext>,
  )
  const list = container.querySelector('nav > ul') as Element
  // User-dependent entries come before the divider.
  expect(readEntries(list, TOP).map(([name]) => name)).toEqual(['Start', 'Login', 'End'])
})

// @spec §3 Layout: header
test.each([
  ['default', true, '+62215550144'],
  ['compact', false, undefined],
] as const)('the %s header has a bar above it: %s', async (header_layout, isAbove, phone) => {
  speak('en')
  const { container } = show(
    <SiteHeader settings={{ ...settings, header_layout }} categories={[]} member={undefined} />,
  )
  await vi.waitFor(() => expect(container.querySelector('.language-menu')).not.toBeNull())
  const bar = container.querySelector('.top-bar')
  const row = container.querySelector('.main-header')
  // In the compact layout the bar replaces the phone number in the row.
  expect(row?.contains(bar)).toBe(!isAbove)
  expect(row?.querySelector('a[href^="tel:"]')?.textContent).toBe(phone)
  expect(container.querySelectorAll('.top-bar')).toHaveLength(1)
  expect(bar?.querySelector('a[href="/shop/track-order"]')).not.toBeNull()
})
