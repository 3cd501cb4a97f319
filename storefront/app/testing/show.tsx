import type { Settings } from '@pasok/contract'
import type { ReactNode } from 'react'
import type { LoaderFunction } from 'react-router'
import { onTestFinished } from 'vitest'
import { show as showPart } from '@pasok/ui/testing/show.tsx'
import type { Member } from '../identity/member.ts'
import { registerToastHost, type Notice } from '../layout/notices/notify.ts'
import { RootContext, type RootData } from '../layout/root-data.ts'

export const settings: Settings = {
  name: 'Pasok',
  legal_name: 'PT Pasok',
  address: [],
  email: 'shop@example.com',
  phone: '+62215550144',
  opening_hours: '08.00 - 16.00',
  share_image: '/share.png',
  currencies: [{ code: 'IDR', symbol: 'Rp.', name: 'Indonesian rupiah' }],
  tax_percent: 11,
  return_window_days: 14,
  dropcart_type: 'dropdown',
  header_layout: 'default',
  payment_methods: [],
  social: {},
}
/** What every page knows. */
export const root: RootData = {
  settings,
  categories: [],
  itemCount: 12_345,
  missing: [],
  opens: ['/account/forgot-password', '/account/registrasi'],
  rest: '/shop',
  origin: 'http://shop.example',
  year: 2026,
  today: '01/01/2026',
}

/** A member who may see prices and buy. */
export const buyer: Member = {
  name: 'Bayu Contoh',
  email: 'buyer@demo.pasok.test',
  seesPrices: true,
  canEditPartNumbers: true,
  canBuy: true,
  links: { account: [], panel: [], narrow: [], footer: [] },
}

/**
 * Shows a part of a page in the layout's place: with a router, at an address, and with what every page knows. What
 * `loader` returns for an address the part reads by `useLoaderData`; without a `member` it is a guest who looks.
 */
export const show = (part: ReactNode, address = '/shop', loader?: LoaderFunction, member?: Member) =>
  showPart(<RootContext value={{ ...root, ...(member && { member }) }}>{part}</RootContext>, address, loader)

/** The notices of a test, as they come. */
export const collectNotices = (): Notice[] => {
  const notices: Notice[] = []
  onTestFinished(registerToastHost({ show: (notice) => void notices.push(notice), withdraw: () => {} }))
  return notices
}
