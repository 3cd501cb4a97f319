import type { Call, Whatsapp } from '@pasok/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { ChatLink } from './chat-link.tsx'
import { loadWhatsapp, whatsappAddress } from './whatsapp.ts'
import { WhatsappLink } from './whatsapp-link.tsx'

const whatsapp: Whatsapp = { wa_number: '628110000000', wa_text: 'Halo, ada pertanyaan' }
const answering = (status: number, body: object) => (async () => ({ status, body })) as unknown as Call

test('a chat begins with its text, every sign of it as it is', () => {
  const text = 'Quotation Q26-1: http://shop.example/account/quotation/7 & more + 5%'
  const address = new URL(whatsappAddress('628110000000', text))
  expect(address.origin + address.pathname).toBe('https://wa.me/628110000000')
  expect(address.searchParams.get('text')).toBe(text)
  expect(address.search).not.toContain('+')
})

// @spec §2 Chat link
test('the chat’s link has a name and leads to the shop’s number', () => {
  speak('id')
  show(<ChatLink whatsapp={whatsapp} />)
  const link = screen.getByRole('link', { name: 'Chat lewat WhatsApp' })
  expect(link.getAttribute('href')).toBe('https://wa.me/628110000000?text=Halo%2C%20ada%20pertanyaan')
})

test('a shop without a number has no link', () => {
  const { container } = show(<WhatsappLink text="Order 1" />)
  expect(container.querySelector('a')).toBeNull()
})

// @spec §8 Only logged
test('a failed load of the setting is reported, a missing one is not', async () => {
  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  expect(await loadWhatsapp(answering(200, { status: 'OK', data: whatsapp }), report)).toEqual(whatsapp)
  expect(await loadWhatsapp(answering(404, { status: 404 }), report)).toBeUndefined()
  expect(reported).toEqual([])
  expect(await loadWhatsapp(answering(503, { status: 503 }), report)).toBeUndefined()
  expect(String(reported[0])).toContain('503')
})
