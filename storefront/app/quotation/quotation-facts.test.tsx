import type { Quotation } from '@pasok/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { QuotationFacts } from './quotation-facts.tsx'

const area = { id: 1, name: 'Bekasi' }
const delivery_address = {
  id: 1,
  label: 'Gudang Uji',
  recipient: 'Budi',
  phone: '',
  street: 'Jl. Uji 1',
  rt: '',
  rw: '',
  province: area,
  city: area,
  district: area,
  subdistrict: area,
  postal_code: '17530',
  note: '',
}

test.each([
  ['pick_up', 0],
  ['courier', 1],
] as const)('a quotation by %s names as many delivery addresses as that takes', (code, count) => {
  speak('en')
  const delivery_method = { code, name: code }
  const quotation = {
    id: 7,
    created_at: '2026-11-23T05:00:00.000Z',
    requester: { id: 1, name: 'Bayu' },
    is_ship_complete: false,
    delivery_method,
    delivery_address,
  } as unknown as Quotation
  show(<QuotationFacts quotation={quotation} />)
  expect(screen.queryAllByText('Delivery address')).toHaveLength(count)
})
