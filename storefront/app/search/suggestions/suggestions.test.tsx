// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SEARCH_DEBOUNCE_MS } from '../../constants.ts'
import { show, speak } from '../../testing/show.tsx'
import { Suggestions } from './suggestions.tsx'

const asked = vi.fn<typeof fetch>()
beforeEach(() => {
  speak('en')
  // The brands are known.
  localStorage.setItem('pasok.brands', JSON.stringify({ at: Date.now(), brands: [] }))
  asked
    .mockReset()
    .mockImplementation(async () =>
      Response.json({ status: 'OK', data: { productsData: [], product_brands: [], categories: [] } }),
    )
  vi.stubGlobal('fetch', asked)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

function Search() {
  const [box, setBox] = useState<HTMLInputElement | null>(null)
  return (
    <form>
      <input ref={setBox} />
      {box && (
        <Suggestions
          box={box}
          searchFor={(text) => text}
          category={undefined}
          isWithin={false}
          setWithin={() => {}}
        />
      )}
    </form>
  )
}
const type = async (text: string) => {
  fireEvent.input(screen.getByRole('textbox'), { target: { value: text } })
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS))
}

// @spec §5 Search: empty
test('a box of nothing but spaces asks nothing and suggests nothing', async () => {
  const { container } = show(<Search />)
  const panel = () => container.querySelector('form > div')
  await type('   ')
  expect(asked).not.toHaveBeenCalled()
  expect(panel()).toBeNull()
  await type(' bolt ')
  expect(asked).toHaveBeenCalledOnce()
  expect(panel()).not.toBeNull()
  await type('')
  expect(asked).toHaveBeenCalledOnce()
  expect(panel()).toBeNull()
})
