import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import AddressesPage from './addresses-page.tsx'

// @spec §2 Address book: add tile
test.each([
  [true, ['/account/addresses/add']],
  [false, []],
])(
  'the first tile of the book leads to a new address for members who may change it: %s',
  (canEdit, tiles) => {
    speak('en')
    const props = { loaderData: { addresses: [], canEdit } } as unknown as Parameters<typeof AddressesPage>[0]
    show(<AddressesPage {...props} />, '/account/addresses')
    const links = screen.queryAllByRole('link', { name: 'Add a new address' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(tiles)
  },
)
