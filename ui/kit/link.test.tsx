// @vitest-environment node
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link as RouterLink, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

test.each([
  '/',
  '/id/shop?page=2&filter_brand=_3#variants',
  '/shop/?keyword=M8%20x%2040',
  '#payment',
  '?edit',
  'request',
  '//elsewhere.test/shop',
  'https://elsewhere.test/shop?page=2',
])('a link to %s is rendered on the server as React Router renders it', (to) => {
  const renderMarkup = (Of: ComponentType<Parameters<typeof Link>[0]>) =>
    renderToStaticMarkup(
      <StaticRouter location="/shop/order/7?page=2">
        <Of to={to} prefetch="intent" preventScrollReset replace lang="id" target="_blank" className="button">
          Go
        </Of>
        <Of to={to} reloadDocument>
          Go
        </Of>
      </StaticRouter>,
    )
  expect(renderMarkup(Link)).toBe(renderMarkup(RouterLink))
})
