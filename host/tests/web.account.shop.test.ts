import { openDatabase } from '@pasok/server'
import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { shopForAll } from '../testing/shop-for-all.ts'
import { newVisitor, type Opened, type Visitor } from '../testing/visitor.ts'

const shop = shopForAll()
beforeAll(async () => {
  const database = await openDatabase(shop.url, { role: 'batch' })
  await loadDemoUsers(database, new Date())
  await database.close()
})

const guest = (): Visitor => newVisitor(shop.ask)
const logInAs = async (who: string): Promise<Visitor> => {
  const visitor = guest()
  await visitor.logIn(who)
  return visitor
}
/** The field of a name, as its tag stands in a page. */
const fieldIn = ({ text }: Opened, name: string): string =>
  new RegExp(`<(?:input|textarea) [^>]*name="${name}"[^>]*>`).exec(text)?.[0] ?? `no field ${name}`
const valueIn = (page: Opened, name: string) => / value="([^"]*)"/.exec(fieldIn(page, name))?.[1]
const errorAt = ({ text }: Opened, id: string): string | undefined =>
  new RegExp(`id="${id}-error"[^>]*>(.*?)</`)
    .exec(text)?.[1]
    ?.replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")

describe('a login without scripts', () => {
  const logout = {
    '': ['Logout', '/?message=logged-out', 'Logout Successfully'],
    '/id': ['Keluar', '/id?message=logged-out', 'Berhasil keluar'],
  } as const
  test.each([
    // @spec §4 Login: approve
    ['', 'buyer', '/?message=logged-in', 'Login Successfully'],
    ['/id', 'buyer', '/id?message=logged-in', 'Berhasil masuk'],
    // @spec §4 Login: draft
    ['', 'draft', '/account/review?message=draft', 'Login Failed, Your registration is being reviewed.'],
    ['/id', 'draft', '/id/account/review?message=draft', 'Gagal masuk, pendaftaran Anda sedang ditinjau.'],
    // @spec §4 Login: unverified
    [
      '',
      'unverified',
      '/account/verification?message=unverified',
      'Login Failed, please check email and verfify',
    ],
    [
      '/id',
      'unverified',
      '/id/account/verification?message=unverified',
      'Gagal masuk, silakan periksa email Anda dan lakukan verifikasi',
    ],
    // @spec §4 Login: any other
    ['', 'rejected', '/?message=rejected', 'Your registration was not accepted.'],
    ['/id', 'suspended', '/id?message=suspended', 'Akun perusahaan Anda sedang ditangguhkan.'],
  ] as const)(
    'below %j, of %s, leads to %s, which says it, as it says a logout',
    async (prefix, who, to, message) => {
      const visitor = guest()
      const page = await visitor.send(`${prefix}/account/login`, {
        email: toDemoEmail(who),
        password: PASSWORD,
      })
      expect([page.path, page.flash]).toEqual([to, message])
      const [button, out, gone] = logout[prefix]
      const form = /<form action="[^"]*\/account\/logout" method="post">.*?<\/form>/.exec(page.text)?.[0]
      expect(form).toContain(`<form action="${prefix}/account/logout"`)
      expect(form).toContain(`>${button}</button>`)
      // With scripts it is the login page that leads on.
      expect((await visitor.open(`${prefix}/account/login`)).path).toBe(to.replace(/\?.*/, ''))
      const left = await visitor.send(`${prefix}/account/logout`, {})
      expect([left.path, left.flash]).toEqual([out, gone])
      expect(left.text).not.toContain(toDemoEmail(who))
    },
  )
})

describe('the page of a forgotten password', () => {
  test.each([
    ['a guest', undefined, ['/account/login'], ''],
    ['a buyer', 'buyer', ['/account/password'], toDemoEmail('buyer')],
    ['an applicant', 'draft', [], toDemoEmail('draft')],
  ] as const)('leads %s to what they can do', async (_, who, leads, email) => {
    const page = await (who ? await logInAs(who) : guest()).open('/id/account/forgot-password')
    const main = /<main.*<\/main>/s.exec(page.text)?.[0] ?? ''
    const links = [...main.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual(leads.map((path) => `/id${path}`))
    expect(valueIn({ ...page, text: main }, 'email') ?? '').toBe(email)
  })
})

describe('a page', () => {
  let buyer: Visitor
  beforeAll(async () => {
    buyer = await logInAs('buyer')
  })
  const openPage = async (who: Visitor, page: string) => {
    const { path, status } = await who.open(page)
    return [status, path]
  }

  test.each([
    // @spec §2 Route: home
    '/',
    // @spec §2 Route: shop
    '/shop',
    // @spec §2 Route: header product
    '/shop/products/1',
    '/shop/product/4',
    // @spec §2 Route: cart
    '/shop/cart',
    // @spec §2 Route: wishlist
    '/shop/wishlist',
    // @spec §2 Route: login
    // @spec §6 Guest: login and registration
    '/account/login',
    // @spec §2 Route: registration
    '/account/registrasi',
    // @spec §2 Route: verification
    '/account/verification',
    // @spec §2 Route: forgot password
    '/account/forgot-password',
    // @spec §2 Route: reset password
    '/account/reset-password',
  ])('is %s, which guests open', async (page) => {
    expect(await openPage(guest(), page)).toEqual([200, page])
  })

  // @spec §6 Member: everything else
  test.each<[page: string, leads?: string]>([
    ['/discount'],
    // @spec §2 Route: discount grid
    ['/discount/category-grid-4-columns-full'],
    ['/shop/catalog'],
    ['/shop/compare'],
    ['/shop/quick-order'],
    ['/shop/track-order'],
    // @spec §2 Route: offcanvas cart
    ['/offcanvas-cart'],
    ['/account/profile'],
    ['/account/dashboard'],
    // @spec §2 Route: orders
    ['/account/orders'],
    ['/account/returns'],
    ['/account/quotation'],
    ['/account/quotation/upload'],
    // @spec §2 Route: track orders
    ['/account/trackorder'],
    // @spec §2 Route: addresses
    ['/account/addresses'],
    // @spec §2 Route: add address
    ['/account/addresses/add'],
    ['/account/password'],
    ['/account/members'],
    ['/account/sessions'],
    ['/account/lists'],
    ['/account/invoices'],
    ['/account', '/account/dashboard'],
    // An empty cart has nothing to check out.
    ['/checkout', '/shop/cart'],
  ])('is %s, which members open and guests do not', async (page: string, leads = page) => {
    expect(await openPage(guest(), page)).toEqual([200, `/?next=${encodeURIComponent(page)}`])
    expect(await openPage(buyer, page)).toEqual([200, leads])
  })

  // @spec §2 Header: logo, search, phone
  test('has in its header the shop’s name, a search that says what it searches, and the phone', async () => {
    const { text } = await guest().open('/shop')
    const header = /<header[\s\S]*<\/header>/.exec(text)?.[0] ?? ''
    expect(header).toMatch(/<a [^>]*href="\/"[^>]*>(?:(?!<\/a>).)*Pasok Demo/s)
    expect(header).toMatch(/<input [^>]*placeholder="Search 5 part numbers"/)
    expect(header).toMatch(/href="tel:\+/)
  })

  // @spec §2 Footer: copyright
  test('has in its footer the copyright of this year', async () => {
    const { read } = await guest().open('/shop')
    expect(read).toMatch(new RegExp(`© ?(Copyright )?${new Date().getFullYear()}`))
  })
})

// @spec §2 Header: discount link
// @spec §6 Member: discount link
test('the way to what is reduced is shown to members alone', async () => {
  const linksTo = async (visitor: Visitor) => (await visitor.open('/shop')).text.includes('href="/discount"')
  expect(await linksTo(guest())).toBe(false)
  expect(await linksTo(await logInAs('draft'))).toBe(false)
  const buyer = await logInAs('buyer')
  expect(await linksTo(buyer)).toBe(true)
  expect((await buyer.open('/discount')).text).toMatch(/<a aria-current="page"[^>]* href="\/discount"/)
})

// @spec §2 Footer: my account
// @spec §6 Member: footer and chat
test('the block My Account of the footer is shown to members alone', async () => {
  const parts = ['>My Account<', '>Order History<', '>Wish List<']
  const listFooterParts = async (visitor: Visitor) => {
    const { text } = await visitor.open('/shop')
    const footer = text.slice(text.indexOf('<footer'), text.indexOf('</footer>'))
    return parts.filter((part) => footer.includes(part))
  }
  expect(await listFooterParts(guest())).toEqual([])
  expect(await listFooterParts(await logInAs('buyer'))).toEqual(parts)
})

// @spec §2 Chat link
// @spec §6 Member: footer and chat
test('the link of the chat is shown to members alone', async () => {
  const isShown = async (visitor: Visitor) => (await visitor.open('/shop')).text.includes('https://wa.me/')
  expect(await isShown(guest())).toBe(false)
  expect(await isShown(await logInAs('buyer'))).toBe(true)
})

describe('a member whose registration is under review', () => {
  test.each([
    ['unverified', '/account/verification', 'Confirm your email', 'Konfirmasi email'],
    ['draft', '/account/review', 'once your registration is approved', 'setelah pendaftaran disetujui'],
    ['suspended', '/account/review', 'suspended', 'ditangguhkan'],
  ])('%s reads what for in a price’s place, and no price', async (who, leads, english, indonesian) => {
    const visitor = await logInAs(who)
    for (const [prefix, text] of [
      ['', english],
      ['/id', indonesian],
    ])
      for (const path of ['/shop', '/shop/products/1', '/shop/product/4']) {
        const page = await visitor.open(`${prefix}${path}`)
        const main = page.text.slice(page.text.indexOf('<main'), page.text.indexOf('</main>'))
        const links = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)]
        expect([path, links.find(([, to]) => to === `${prefix}${leads}`)?.[2]]).toEqual([
          path,
          expect.stringContaining(text ?? ''),
        ])
        expect([path, main.includes('/account/login'), /Rp\.\s?\d|data-price/.test(main)]).toEqual([
          path,
          false,
          false,
        ])
      }
  })
})

describe.each([
  ['', 'Enter an Indonesian mobile number, for example +62 812 3456 7890.', 'Profile saved.'],
  ['/id', 'Masukkan nomor ponsel Indonesia, misalnya +62 812 3456 7890.', 'Profil disimpan.'],
])('below %j a profile', (prefix, invalid, saved) => {
  test('is changed, and what was typed is kept where it is refused', async () => {
    const buyer = await logInAs('buyer')
    const path = `${prefix}/account/profile`
    const version = valueIn(await buyer.open(path), 'version') ?? ''
    const fields = {
      what: 'profile',
      version,
      name: 'Bayu Contoh Baru',
      position: '',
      phone: '',
      language: 'id',
    }
    const refused = await buyer.send(path, { ...fields, mobile: '12', phone_extension: '' })
    expect(refused.status).toBe(400)
    expect(errorAt(refused, 'profile-mobile')).toBe(invalid)
    expect(fieldIn(refused, 'mobile')).toMatch(/aria-describedby="[^"]*profile-mobile-error/)
    expect(valueIn(refused, 'name')).toBe('Bayu Contoh Baru')
    const taken = await buyer.send(path, { ...fields, mobile: '0812 3456 7890', phone_extension: '' })
    expect([taken.path, taken.flash]).toEqual([`${path}?message=profile-changed`, saved])
    expect(valueIn(taken, 'mobile')).toBe('+62 812-3456-7890')
    expect(/<details[^>]*class="account-menu".*?<\/summary>/.exec(taken.text)?.[0]).toContain(
      'Bayu Contoh Baru',
    )
    const back = { ...fields, version: valueIn(taken, 'version') ?? '', name: 'Bayu Contoh' }
    expect((await buyer.send(path, { ...back, mobile: '', phone_extension: '' })).flash).toBe(saved)
  })
})

/** 64 by 64 pixels of one colour. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEUzRFUOQ0lpAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC',
  'base64',
)

test.each([
  [
    '',
    "This file can't be read as a picture. Choose a JPG, PNG, WebP or AVIF.",
    'Your picture was saved.',
    'Your picture was removed.',
  ],
  [
    '/id',
    'File ini bukan gambar yang dapat dibaca. Pilih JPG, PNG, WebP, atau AVIF.',
    'Foto Anda sudah disimpan.',
    'Foto Anda sudah dihapus.',
  ],
])('below %j a member sets their picture, and takes it away', async (prefix, unreadable, set, removed) => {
  const buyer = await logInAs('buyer')
  const path = `${prefix}/account/profile`
  const upload = (content: string | Buffer<ArrayBuffer>) =>
    buyer.send(path, { what: 'set-picture', avatar: new File([content], 'saya.png', { type: 'image/png' }) })
  const refused = await upload('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect([refused.status, errorAt(refused, 'avatar')]).toEqual([400, unreadable])
  const taken = await upload(picture)
  expect(taken.flash).toBe(set)
  expect(taken.text.match(/<img src="[^"]*"[^>]*class="avatar[^"]*"/g)).toHaveLength(4)
  const left = await buyer.send(path, { what: 'remove-picture' })
  expect(left.flash).toBe(removed)
  expect(left.text).toMatch(/class="avatar avatar-large">BC</)
})

test.each([
  ['', 'This device', 'The device was logged out.', 'Your session has expired. Please login again.'],
  ['/id', 'Perangkat ini', 'Perangkat sudah dikeluarkan.', 'Sesi Anda telah berakhir. Silakan masuk lagi.'],
])('below %j a member ends a session, and its browser is informed', async (prefix, here, ended, expired) => {
  const lost = await logInAs('other-buyer')
  const member = await logInAs('other-buyer')
  const path = `${prefix}/account/sessions`
  const list = await member.open(path)
  const rows = list.text.match(/<li class="flex flex-wrap items-center.*?<\/li>/g) ?? []
  expect(rows[0]).toContain(here)
  expect(rows[0]).not.toContain('<button')
  expect(rows[1]).toContain('<button')
  const after = await member.send(path, { id: valueIn(list, 'id') ?? '' })
  expect(after.flash).toBe(ended)
  expect(after.text.match(/<li class="flex flex-wrap items-center/g)).toHaveLength(rows.length - 1)
  const led = await lost.open(`${prefix}/account/password`)
  const query = new URLSearchParams({ next: `${prefix}/account/password`, message: 'session-expired' })
  expect(led.path).toBe(`${prefix || '/'}?${String(query)}`)
  expect(led.flash).toBe(expired)
  expect((await lost.open('/api/v2/user/profile')).status).toBe(401)
})

describe('addresses', () => {
  // @spec §2 Route: account
  // @spec §2 Route: dashboard
  test.each([
    [
      '',
      'Dashboard',
      'Owner: also manages the members',
      'Default delivery address',
      'Default billing address',
    ],
    [
      '/id',
      'Dashboard',
      'Pemilik: memesan dan mengelola anggota',
      'Alamat pengiriman utama',
      'Alamat penagihan utama',
    ],
  ])(
    'below %j an account begins with who somebody is and where their company receives',
    async (prefix, title, role, deliveries, bills) => {
      const owner = await logInAs('owner')
      const page = await owner.open(`${prefix}/account`)
      expect(page.path).toBe(`${prefix}/account/dashboard`)
      expect(page.text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
      for (const text of ['Oki Contoh', toDemoEmail('owner'), 'PT Contoh Karya Mesin', role])
        expect(page.read).toContain(text)
      const [factory, office] = ['Pabrik Tambun', 'Kantor Jakarta'].map(
        (label) =>
          page.text.match(/<article.*?<\/article>/g)?.find((article) => article.includes(label)) ?? '',
      )
      for (const text of [
        deliveries,
        'RT 003/RW 007, Lambangsari, Tambun Selatan',
        'Kabupaten Bekasi, Jawa Barat 17510',
      ])
        expect(factory?.replaceAll('<!-- -->', '')).toContain(text)
      expect(factory).not.toContain(bills)
      expect(office).toContain(bills)
      expect(office).not.toContain(deliveries)
      expect(page.text).toContain(`href="${prefix}/account/addresses"`)
    },
  )

  /** The cards of the address book, by their names. */
  const cardsIn = ({ text }: Opened) =>
    new Map(
      text
        .split('<li class="flex flex-col')
        .slice(1)
        .map(
          (card) => [/<h2[^>]*>(.*?)<\/h2>/.exec(card)?.[1] ?? '', card.replaceAll('<!-- -->', '')] as const,
        ),
    )
  const readId = (card = '') => /\/account\/addresses\/(\d+)/.exec(card)?.[1] ?? ''

  // @spec §2 Address book: default badge
  test('one is added list by list, made the default, changed and deleted', async () => {
    const buyer = await logInAs('other-buyer')
    const typed = {
      label: 'Gudang tanpa skrip',
      recipient: 'Tim Perawatan',
      phone: '021 5550144',
      street: 'Jl. Rekaan No. 3',
      postal_code: '17510',
    }
    const areas = { province_id: '32', city_id: '3216', district_id: '321606' }
    const path = '/account/addresses/add'
    expect((await buyer.open(path)).text).toMatch(
      /<select[^>]* id="address-city_id"[^>]* disabled=""|<select[^>]*disabled=""[^>]* id="address-city_id"/,
    )
    const next = await buyer.send(path, { ...typed, ...areas, intent: 'areas' })
    expect(next.status).toBe(200)
    expect(next.read).toContain('Now choose the next area.')
    expect(valueIn(next, 'street')).toBe('Jl. Rekaan No. 3')
    expect(next.text).toContain('<option value="3216062002"')
    const missing = await buyer.send(path, { ...typed, ...areas, subdistrict_id: '' })
    expect([missing.status, errorAt(missing, 'address-subdistrict_id')]).toEqual([
      400,
      'This field is required.',
    ])
    const added = await buyer.send(path, {
      ...typed,
      ...areas,
      subdistrict_id: '3216062002',
      is_default_billing: 'true',
    })
    expect(added.flash).toBe('Address added.')
    const card = cardsIn(added).get(typed.label)
    expect(card).toContain('Lambangsari, Tambun Selatan')
    expect(card).toContain('Default billing address')

    const other = readId(cardsIn(added).get('Bengkel'))
    const changed = await buyer.send('/account/addresses', { id: other, purpose: 'billing' })
    expect(changed.flash).toBe('Default address updated.')
    const edit = `/account/addresses/${readId(card)}`
    const form = await buyer.open(edit)
    expect(form.text).toMatch(/<option value="3216062002" selected=""/)
    const change = {
      ...typed,
      ...areas,
      subdistrict_id: '3216062002',
      version: valueIn(form, 'version') ?? '',
    }
    const saved = await buyer.send(edit, { ...change, label: 'Gudang 2' })
    expect(saved.flash).toBe('Address saved.')
    expect(cardsIn(saved).get('Gudang 2')).toContain(`href="${edit}?remove"`)

    // Somebody who still has the form of before is shown what it is now, and keeps what they typed.
    const late = await buyer.send(edit, { ...change, note: 'Lantai 5' })
    expect(late.status).toBe(409)
    expect(late.read).toContain('Someone else has changed this in the meantime.')
    expect(late.text).toMatch(/<p class="font-semibold">Gudang 2<\/p><address/)
    expect(late.text).toMatch(/<textarea[^>]* name="note"[^>]*>Lantai 5</)
    const again = { ...change, note: 'Lantai 5', version: valueIn(late, 'version') ?? '' }
    expect((await buyer.send(edit, again)).flash).toBe('Address saved.')

    const question = await buyer.open(`${edit}?remove`)
    expect(question.text).toMatch(/<h1[^>]*>Delete this address\?<\/h1>/)
    const removed = await buyer.send(edit, { intent: 'remove' })
    expect(removed.flash).toBe('Address deleted.')
    expect([...cardsIn(removed).keys()]).not.toContain(typed.label)
  })

  test('a viewer sees them and no way to change them', async () => {
    const viewer = await logInAs('viewer')
    const page = await viewer.open('/account/addresses')
    expect(cardsIn(page).get('Pabrik Tambun')).toContain('Default delivery address')
    expect(page.read).toContain('Buyers and owners in your company manage its addresses.')
    const main = page.text.slice(page.text.indexOf('<main'), page.text.indexOf('</main>'))
    expect(main).not.toContain('<button')
    expect(main).not.toMatch(/href="\/account\/addresses\//)
    expect((await viewer.open('/account/addresses/add')).path).toBe('/account/addresses')
  })

  test('another company’s is not found', async () => {
    const owner = await logInAs('owner')
    const id = readId(cardsIn(await owner.open('/account/addresses')).get('Pabrik Tambun'))
    expect((await owner.open(`/account/addresses/${id}`)).status).toBe(200)
    expect((await (await logInAs('other-buyer')).open(`/account/addresses/${id}`)).status).toBe(404)
  })
})

describe('members', () => {
  const path = '/account/members'
  const readId = ({ text }: Opened, name: string) =>
    new RegExp(`name="id" value="(\\d+)"/><div[^>]*><select[^>]* aria-label="Role of ${name}"`).exec(
      text,
    )?.[1] ?? ''
  /** What stands in the list of somebody. */
  const findRow = ({ text }: Opened, email: string) =>
    text.match(/<li class="grid.*?<\/li>/g)?.find((row) => row.includes(email))

  test('an owner who gives up the role confirms it first, and then sees the list alone', async () => {
    const owner = await logInAs('owner')
    const list = await owner.open(path)
    // The only owner can neither go nor become less.
    expect(findRow(list, toDemoEmail('owner'))).toContain('The only owner.')
    expect(findRow(list, toDemoEmail('owner'))).not.toContain('<select')
    const buyer = readId(list, 'Bayu Contoh')
    const raised = await owner.send(path, { do: 'role', id: buyer, role: 'owner' })
    expect(raised.flash).toBe('Role updated.')
    const self = readId(raised, 'Oki Contoh')
    const question = await owner.send(path, { do: 'role', id: self, role: 'buyer' })
    expect(question.read).toContain('Step down as owner?')
    expect(valueIn(question, 'sure')).toBeDefined()
    const less = await owner.send(path, {
      do: 'role',
      id: self,
      role: 'buyer',
      sure: valueIn(question, 'sure') ?? '',
    })
    expect(less.flash).toBe('Role updated.')
    expect(less.read).not.toContain('Send invitation')
    expect(less.read).toContain('Owners can invite members')
    // Restores it for the tests that follow.
    const other = await logInAs('buyer')
    expect((await other.send(path, { do: 'role', id: self, role: 'owner' })).flash).toBe('Role updated.')
    expect((await other.send(path, { do: 'role', id: buyer, role: 'buyer', sure: '1' })).flash).toBe(
      'Role updated.',
    )
  })

  test('what is wrong with an invitation stands at its field; one can be sent again and withdrawn', async () => {
    const owner = await logInAs('owner')
    const invite = (email: string) => owner.send(path, { do: 'invite', email, role: 'buyer', language: 'en' })
    const refused = await invite(toDemoEmail('viewer'))
    expect([refused.status, errorAt(refused, 'invite-email')]).toEqual([
      400,
      'Someone with this address is already a member of your company.',
    ])
    expect(valueIn(refused, 'email')).toBe(toDemoEmail('viewer'))
    // Somebody of another company is invited like anybody else.
    const invited = await invite(toDemoEmail('other-buyer'))
    expect(invited.flash).toBe('The invitation is on its way.')
    const row = findRow(invited, toDemoEmail('other-buyer')) ?? ''
    expect(row).toContain('Send again')
    const id = /name="id" value="(\d+)"/.exec(row)?.[1] ?? ''
    expect((await owner.send(path, { do: 'renew', id })).flash).toBe('The invitation is on its way.')
    expect(row).toContain(`${path}?confirm=withdraw&amp;id=${id}`)
    expect((await owner.open(`${path}?confirm=withdraw&id=${id}`)).text).toMatch(
      /<button[^>]*>Withdraw<\/button>/,
    )
    const withdrawn = await owner.send(path, { do: 'withdraw', id })
    expect(withdrawn.flash).toBe('Invitation withdrawn.')
    expect(findRow(withdrawn, toDemoEmail('other-buyer'))).toBeUndefined()
  })
})

// @spec §2 Route: checkout
test('a cart leads by /checkout to the delivery of its order', async () => {
  const member = await logInAs('other-buyer')
  await member.send('/shop/cart', { 'quantity-7': '2' })
  const start = await member.open('/checkout')
  expect([start.status, start.path]).toEqual([200, '/checkout'])
  const fields = { intent: valueIn(start, 'intent') ?? '', revision: valueIn(start, 'revision') ?? '' }
  expect((await member.send('/checkout', fields)).path).toMatch(/^\/shop\/checkout\/\d+$/)
})
