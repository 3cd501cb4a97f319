import { quotation } from '@pasok/contract'
import { expect, test } from 'vitest'
import { quotation_pdf } from '~words'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { PdfLinks } from './pdf-links.tsx'

test.each([
  ['en', 'id'],
  ['id', 'en'],
] as const)('%s: a document is offered once, in the other language in a menu', (own, other) => {
  speak(own)
  const { container } = show(<PdfLinks route={quotation.printQuotation} id={7} label={quotation_pdf} />)
  const links = [...container.querySelectorAll('a')]
  const readLanguage = (link: HTMLAnchorElement) =>
    new URL(link.href, 'http://shop').searchParams.get('language')
  expect(links.filter((link) => !link.closest('details')).map(readLanguage)).toEqual([own])
  expect(links.filter((link) => link.closest('details')).map(readLanguage)).toEqual([other])
  expect(container.querySelector('summary')?.getAttribute('aria-label')).toBeTruthy()
})
