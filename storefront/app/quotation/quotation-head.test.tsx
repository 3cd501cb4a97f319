import { quotationStateLabels } from '@pasok/words'
import { quotationStates, listQuotationSteps, type Quotation } from '@pasok/contract'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { QuotationHead } from './quotation-head.tsx'

/** All messages, to find one by its state. */
const words = await import('~words')

beforeEach(() => speak('en'))

const head = (change: Partial<Quotation>, hasCheckout = true) => {
  const quotation = {
    id: 7,
    state: 'quoted' as const,
    steps: [],
    is_orderable: false,
    is_plain_checkout: false,
    ...change,
  }
  const { container } = show(<QuotationHead quotation={quotation} hasUpload hasCheckout={hasCheckout} />)
  return {
    text: container.textContent ?? '',
    links: [...container.querySelectorAll('a')].slice(1).map((a) => [a.textContent, a.getAttribute('href')]),
  }
}

test.each(
  quotationStates.flatMap((state) => (['en', 'id'] as const).map((language) => [state, language] as const)),
)('%s has its own name and sentence, and the steps of its buyer (%s)', (state, language) => {
  speak(language)
  const steps = listQuotationSteps(state, 'buyer').filter((step) => step !== 'order')
  const { text, links } = head({ state, steps, valid_until: '2026-12-08' })
  expect(text).toContain(quotationStateLabels[state][language])
  expect(text).toContain(words[`quotation_next_${state}`]({ day: '08/12/2026' }))
  expect(links).toHaveLength(steps.length)
})

test('an offer can be ordered, changed, declined and withdrawn', () => {
  const steps = ['request_change', 'decline', 'withdraw', 'message']
  const { text, links } = head({ steps, is_orderable: true, valid_until: '2026-12-08' })
  expect(text).toContain('It can be ordered until 08/12/2026.')
  expect(links).toEqual([
    ['Order now', '/shop/checkout/7'],
    ['Ask for a change', '/account/quotation/7?step=request_change'],
    ['Decline', '/account/quotation/7?step=decline'],
    ['Withdraw', '/account/quotation/7?step=withdraw'],
  ])
})

test('a draft leads to its lines, an ordered one to its order', () => {
  expect(head({ state: 'draft', steps: ['submit'] }).links).toEqual([
    ['Check and submit', '/account/quotation/upload/7'],
  ])
  expect(head({ state: 'ordered', order_id: 3 }).links).toEqual([['Go to the order', '/account/orders/3']])
})

test('in Indonesian it leads to Indonesian pages', () => {
  speak('id')
  expect(head({ state: 'expired', steps: ['renew'] }).links).toEqual([
    ['Minta perpanjangan', '/id/account/quotation/7?step=renew'],
  ])
})
