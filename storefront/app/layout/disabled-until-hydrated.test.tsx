import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ListButton } from '../catalogue/wish-and-compare/list-button.tsx'
import { speak } from '@pasok/ui/testing/show.tsx'
import { root, settings } from '../testing/show.tsx'
import { CurrencyItems } from './currency-items.tsx'
import { MenuEntries } from './menu-entries.tsx'
import { RootContext } from './root-data.ts'

const product = { id: 7, name: 'Valve', sku_number: 'V-7' }
const { currencies } = settings
const [first] = currencies

test.each([
  ['of the wish list', () => <ListButton list="wishlist" product={product} hasText={false} />],
  ['of compare', () => <ListButton list="compare" product={product} hasText />],
  ['of a currency in the mobile menu', () => <CurrencyItems currencies={currencies} />],
  [
    'of a currency in a menu of the settings',
    () => (
      <MenuEntries
        entries={[{ type: 'button', title: 'Rupiah', data: { currency: first?.code ?? '' } }]}
        currencies={currencies}
      />
    ),
  ],
])('the button %s is disabled until the page is hydrated', (_, Button) => {
  speak('en')
  const page = (
    <RootContext value={root}>
      <MemoryRouter>
        <Button />
      </MemoryRouter>
    </RootContext>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const isDisabled = () => screen.getByRole('button').hasAttribute('disabled')
  expect(isDisabled()).toBe(true)
  render(page, { container, hydrate: true })
  expect(isDisabled()).toBe(false)
})
