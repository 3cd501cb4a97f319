import { render } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { RootContext } from '../layout/root-data.ts'
import { speak } from '@pasok/ui/testing/show.tsx'
import { root } from '../testing/show.tsx'
import { CartIndicator } from './cart-indicator.tsx'

// @spec §3 Layout: cart type
test.each([
  ['dropdown', '/shop', 'details.cart-menu'],
  ['offcanvas', '/shop', 'button[aria-haspopup="dialog"]'],
  ['dropdown', '/offcanvas-cart', 'button[aria-haspopup="dialog"]'],
] as const)('the cart of a shop with a %s opens so on %s', (dropcart_type, rest, opener) => {
  speak('en')
  const Page = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <RootContext value={{ ...root, rest, settings: { ...root.settings, dropcart_type } }}>
          <CartIndicator />
        </RootContext>
      ),
    },
  ])
  const { container } = render(<Page initialEntries={[rest]} />)
  expect(container.querySelectorAll('details, button')).toHaveLength(1)
  expect(container.querySelector(opener)).not.toBeNull()
})
