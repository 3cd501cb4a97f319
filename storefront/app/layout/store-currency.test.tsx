import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { CURRENCY_KEY, useStoredCurrency } from './store-currency.ts'

const usual = { code: 'IDR', symbol: 'Rp.', name: 'Indonesian rupiah' }
const readStored = () => JSON.parse(localStorage.getItem(CURRENCY_KEY) ?? 'null') as unknown
beforeEach(() => localStorage.clear())

// @spec §3 Local storage: state
test('the shop’s currency is stored without being pressed', () => {
  renderHook(() => useStoredCurrency(undefined))
  expect(readStored()).toBeNull()
  renderHook(() => useStoredCurrency(usual))
  expect(readStored()).toEqual(usual)
})

test('one that was chosen stays', () => {
  localStorage.setItem(CURRENCY_KEY, '{"code":"USD"}')
  renderHook(() => useStoredCurrency(usual))
  expect(readStored()).toEqual({ code: 'USD' })
})
