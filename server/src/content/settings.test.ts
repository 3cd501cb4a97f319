import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settings } from '../testing/ask-api.ts'
import { settingsFile } from './index.ts'

describe('the settings file', () => {
  it('has the shop’s details', () => {
    expect(settingsFile.parse(settings)).toEqual(settings)
  })

  it('that is included is valid, and has the specification’s opening hours', async () => {
    const file = join(import.meta.dirname, '..', '..', '..', 'config', 'shop.json')
    const shop = settingsFile.parse(JSON.parse(await readFile(file, 'utf8')))
    // @spec §1 Opening hours: English
    expect(shop.opening_hours.en).toBe('Mon-Fri 8am - 4pm')
    // @spec §1 Opening hours: Indonesian
    expect(shop.opening_hours.id).toBe('Senin - Jumat 08.00 - 16.00')
  })

  it.each<[string, object]>([
    ['an unknown entry', { fax: '1' }],
    ['no name', { name: '' }],
    ['no legal name', { legal_name: undefined }],
    ['an address in one text', { address: 'Jl. Uji' }],
    ['an empty line of an address', { address: [''] }],
    ['an email that is none', { email: 'sales' }],
    ['opening hours in one language', { opening_hours: { en: '8-4' } }],
    ['opening hours in a third language', { opening_hours: { en: '8-4', id: '8-4', de: '8-16' } }],
    ['a network it does not know', { social: { myspace: 'https://x.test' } }],
    ['no NPWP', { documents: { ...settings.documents, npwp: undefined } }],
    ['an NPWP with its points', { documents: { ...settings.documents, npwp: '01.234.567.1-000.000' } }],
    ['a bank account without a holder', { bank_accounts: [{ bank: 'Bank Uji', number: '1' }] }],
    ['quotations that are never valid', { quotation_validity_days: 0 }],
    ['a reminder after an offer has ended', { quotation_reminder_days: -1 }],
    ['terms in one language', { documents: { ...settings.documents, quotation_terms: { en: ['Terms.'] } } }],
    ['a network without an address', { social: { facebook: 'pasok' } }],
  ])('refuses %s', (_, wrong) => {
    expect(settingsFile.safeParse({ ...settings, ...wrong }).success).toBe(false)
  })

  it('needs no more for documents than an NPWP', () => {
    const { npwp } = settings.documents
    expect(settingsFile.parse({ ...settings, documents: { npwp } }).documents).toEqual({
      npwp,
      quotation_terms: { en: [], id: [] },
      tax_units: {},
    })
  })

  const named = { en: 'Menu', id: 'Menu' }
  const inMenu = (entry: object) => settingsFile.safeParse({ ...settings, menus: { top_bar: [entry] } })

  it.each([
    { type: 'link', title: named, url: '/blog' },
    { type: 'link', title: named, url: 'https://example.com/' },
    { type: 'link', title: named, url: '/shop', children: [{ type: 'link', title: named, url: '/shop/1' }] },
    { type: 'link', title: named, data: { language: 'id' } },
    { type: 'button', title: named, data: { currency: 'IDR' } },
    { type: 'button', title: named, children: [{ type: 'divider' }] },
    { type: 'divider' },
  ])('takes %j into a menu', (entry) => {
    expect(inMenu(entry).error).toBeUndefined()
  })

  it.each([
    { type: 'link', title: named },
    { type: 'link', url: '/blog' },
    { type: 'link', title: { en: 'Menu' }, url: '/blog' },
    { type: 'link', title: named, url: '//example.com' },
    { type: 'link', title: named, url: '/\\example.com' },
    { type: 'link', title: named, url: 'javascript:alert(1)' },
    { type: 'link', title: named, url: 'JavaScript:alert(1)' },
    { type: 'link', title: named, url: 'data:text/html,<script>alert(1)</script>' },
    { type: 'button', title: named, children: [{ type: 'link', title: named, url: 'javascript:alert(1)' }] },
    { type: 'link', title: named, data: { currency: 'IDR' } },
    { type: 'link', title: named, data: { language: 'de' } },
    { type: 'button', title: named, url: '/blog' },
    { type: 'button', title: named },
    { type: 'button', title: named, children: [{ type: 'link', title: named }] },
    { type: 'divider', title: named },
    { type: 'image', title: named, url: '/blog' },
  ])('refuses %j in a menu', (entry) => {
    expect(inMenu(entry).success).toBe(false)
  })

  // @spec §3 Layout: cart type
  // @spec §9 Tax: rate
  it('has a drop-down cart and 11 % tax by default', () => {
    const { dropcart_type: _, tax_percent: __, ...without } = settings
    expect(settingsFile.parse(without)).toMatchObject({ dropcart_type: 'dropdown', tax_percent: 11 })
  })

  // @spec §3 Layout: header
  it('has the usual header layout by default, and refuses an unknown one', () => {
    const { header_layout: _, ...without } = settings
    expect(settingsFile.parse(without).header_layout).toBe('default')
    expect(settingsFile.safeParse({ ...settings, header_layout: 'wide' }).success).toBe(false)
  })

  it('needs no social network', () => {
    expect(settingsFile.safeParse({ ...settings, social: {} }).success).toBe(true)
  })
})
