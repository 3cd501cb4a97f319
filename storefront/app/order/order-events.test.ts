import { deliveryEventCodes, staffReturnSteps } from '@pasok/contract'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '~words/runtime.js'
import { orderEvents } from '@pasok/ui/records/order/order-events.ts'

test('the timeline names each step of a return', () => {
  const at = '2026-11-24T03:00:00Z'
  const steps = ['request', ...staffReturnSteps, 'withdraw', 'reopen']
  for (const [language, approved] of [
    ['en', 'Sari approved a return'],
    ['id', 'Sari menyetujui retur'],
  ] as const) {
    overwriteGetLocale(() => language)
    const events = orderEvents(
      steps.map((step) => ({ at, by: 'staff', name: 'Sari', kind: `return_${step}`, text: 'RET26-00001' })),
    )
    expect(new Set(events.map(({ title }) => title)).size).toBe(steps.length)
    expect(events[1]?.title).toBe(approved)
  }
})

test('the timeline names each stage of a delivery', () => {
  overwriteGetLocale(() => 'en')
  const at = '2026-11-24T03:00:00Z'
  const events = orderEvents(
    deliveryEventCodes.map((code) => ({ at, by: 'staff', name: 'Sari', kind: `delivery_${code}`, text: '' })),
  )
  expect(new Set(events.map(({ title }) => title)).size).toBe(deliveryEventCodes.length)
})
