import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

interface Variants {
  readonly declarations: string[]
  readonly match: Record<string, string>
}
type Message = string | Variants[]

/** All messages of a language, whichever module's file they stand in. */
const read = (language: 'en' | 'id'): Record<string, Message> => {
  const folder = join(import.meta.dirname, '..', 'messages', language)
  const files = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, Message>,
  )
  const { $schema: _, ...messages } = Object.assign({}, ...files) as Record<string, Message>
  return messages
}
const en = read('en')
const id = read('id')

/** What reads alike in both: names of languages, signs, and what the specification keeps. */
const alike = new Set([
  'admin_file',
  'admin_invoice',
  'admin_margin',
  'admin_payee_bank',
  'admin_refund_ask',
  'admin_tax_export_name',
  'admin_tax_xml',
  'pricelist_final_short',
  'salesperson_whatsapp',
  'contact_map_scale',
  'sitemap_blog',
  'login_email',
  'account_dashboard',
  'list_filter_lowest',
  'product_datasheet',
  'dashboard_role_is',
  'register_npwp',
  'register_nitku',
  'register_nib',
  'register_rt',
  'register_rw',
  'product_tkdn_percent',
  'price_per',
  'product_weight_per',
  'product_sku',
  'product_tba',
  'shell_copyright',
  'shell_language_en',
  'shell_language_id',
  'shell_menu',
  'list_filter_label',
  'list_filter_open',
  'list_view_grid',
  'variant_number',
  'variant_price',
  'price_discount',
  'cart_subtotal',
  'cart_total',
  'checkout_button',
  'checkout_times',
  'checkout_total',
  'quotation_state',
  'quotation_total',
  'quotation_place',
  'quotation_amount',
  'quotation_percent',
  'quotation_subtotal',
  'order_proof',
  'invoice_name',
  'invoice_count',
  'invoice_state',
  'invoice_npwp',
  'invoice_nitku',
  'invoice_tax_invoice_save',
  'track_state',
  'track_kilograms',
  'track_place',
  'track_zone_jakarta',
  'track_zone_makassar',
  'track_zone_jayapura',
  'track_event_at_place',
  'return_state',
  'balance_debit',
  'menu_blog',
])

const listTexts = (message: Message = ''): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))
const placeholders = (text: string): string[] => (text.match(/\{[^}]*\}/g) ?? []).toSorted()
const inputs = (message: Message = ''): string[] =>
  typeof message === 'string' ? [] : message.flatMap(({ declarations }) => declarations)

// @spec §8 Both languages
test('every file of messages is read by the pages, and no message stands in two', () => {
  const root = join(import.meta.dirname, '..')
  const settings = JSON.parse(readFileSync(join(root, 'project.inlang/settings.json'), 'utf8')) as {
    'plugin.inlang.messageFormat': { pathPattern: string[] }
  }
  const named = settings['plugin.inlang.messageFormat'].pathPattern.map((path) => basename(path))
  for (const language of ['en', 'id']) {
    const folder = join(root, 'messages', language)
    expect(readdirSync(folder).toSorted()).toEqual(named.toSorted())
    const keys = named.flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object),
    )
    const own = keys.filter((key) => key !== '$schema')
    expect(own.length).toBe(new Set(own).size)
  }
})

test('both languages have the same messages', () => {
  expect(Object.keys(id).toSorted()).toEqual(Object.keys(en).toSorted())
  expect(Object.keys(en).length).toBeGreaterThan(50)
})

const messages = Object.keys(en).map((key) => ({
  key,
  english: listTexts(en[key]),
  indonesian: listTexts(id[key]),
}))

test('every message exists in both languages', () => {
  for (const { key, english, indonesian } of messages) {
    expect([key, english.length > 0, indonesian.length > 0]).toEqual([key, true, true])
    for (const text of [...english, ...indonesian]) expect(text.trim(), key).not.toBe('')
    expect([key, english.some((text) => indonesian.includes(text))]).toEqual([key, alike.has(key)])
  }
})

test('every message says the same figures and names in every form', () => {
  for (const { key, english, indonesian } of messages) {
    const [first = ''] = english
    for (const text of [...english, ...indonesian])
      expect(placeholders(text), key).toEqual(placeholders(first))
    expect(inputs(id[key]), key).toEqual(inputs(en[key]))
  }
})

test('every message has a form for every number', () => {
  for (const { key } of messages) {
    const variants = [en[key], id[key]].flatMap((message) => (typeof message === 'object' ? message : []))
    const open = variants.filter(({ match }) => !Object.keys(match).some((form) => /=(other|\*)$/.test(form)))
    expect(open, key).toEqual([])
  }
})

test('every message speaks one language at a time', () => {
  for (const { key, english, indonesian } of messages) {
    for (const text of indonesian) expect(text, key).not.toMatch(/\b(the|and|with|for|of)\b/i)
    for (const text of english) expect(text, key).not.toMatch(/\b(dan|yang|dengan|untuk|dari)\b/i)
  }
})

test('texts of the specification are unchanged', () => {
  expect(en).toMatchObject({
    shell_search_placeholder: 'Search over 10,000 products',
    error_code: 'Oops! Error {code}',
    error_not_found_title: 'Page Not Found',
    error_not_found_help: "We can't seem to find the page you're looking for. Try to use the search.",
    error_not_found_route: 'This page could not be found',
    error_not_found_prefix: 'This page could not be found.',
    error_home: 'Go To Home Page',
    error_product: 'Product not found',
    error_category: 'Category not found2',
    list_empty: 'No results found. Please try another search.',
    product_tba: 'TBA',
    variant_title: 'Variant',
    variant_number: '#',
    variant_name: 'NAME',
    variant_sku: 'SKU NUMBER',
    variant_availability: 'AVAILABILITY',
    variant_unit: 'UNIT',
    variant_load_more: 'Load More',
    shell_follow: 'Follow Us',
    home_categories: 'Shop By Category',
  })
})
