import { act, fireEvent, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { settle, showLive } from '@pasok/ui/testing/show-live.tsx'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import { RegistrationForm } from './registration-form.tsx'

const LARGEST = 1_000
const ask = vi.fn<typeof fetch>()
beforeEach(() => {
  speak('en')
  vi.stubGlobal('fetch', ask.mockReset())
  return () => {
    vi.unstubAllGlobals()
  }
})

const form = (
  <RegistrationForm
    lists={{ types: [['1', 'PT']], classifications: [], industries: [], departments: [] } as never}
    areas={{}}
    versions={{ terms: '2026-01-01', privacy: '2026-01-01' }}
    largest={LARGEST}
    submitted={undefined}
  />
)
const showForm = (step?: string) =>
  show(form, `/account/registrasi${step === undefined ? '' : `?step=${step}`}`)
const stored = {
  legal_name: 'PT Uji',
  street: 'Jl. Uji No. 7',
  province_id: '32',
  province_id_name: 'Jawa Barat',
  city_id: '3216',
  city_id_name: 'Kabupaten Bekasi',
  email: 'ujang@uji.test',
}
/** A registration at the step before the last. */
const keep = () =>
  sessionStorage.setItem('registration', JSON.stringify({ values: stored, reached: 'documents' }))
/** All that this tab keeps. */
const storedNow = () => Object.values<string>(sessionStorage).join()
const field = (name: string) => document.querySelector(`#register-${name}`) as HTMLInputElement
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('the form leads to what is missing, and says it at each field', async () => {
  ask.mockResolvedValueOnce(
    Response.json({ errors: { company_type_id: ['Required.'], nib: ['Required.'] } }, { status: 400 }),
  )
  showForm()
  await press('Next')
  expect(ask.mock.calls[0]?.[0]).toBe('/api/auth/signup/check/company')
  expect(document.activeElement).toBe(field('company_type_id'))
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(field('nib').getAttribute('aria-describedby')).toContain('register-nib-error')
})

test('a warning does not block the step; an area waits for its parent', async () => {
  ask.mockResolvedValueOnce(Response.json({ data: { warnings: { npwp: ['Please check the NPWP.'] } } }))
  showForm()
  fireEvent.change(field('legal_name'), { target: { value: 'PT Uji' } })
  await press('Next')
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Please check the NPWP.')
  expect(field('street')).not.toBeNull()
  expect(field('city_id').disabled).toBe(true)
  await press('Back')
  expect(field('legal_name').value).toBe('PT Uji')
})

test('what was typed is there again, and another area takes back what hung on the one before', async () => {
  ask.mockResolvedValueOnce(Response.json({ data: { records: [{ id: 36, name: 'Banten' }], total: 1 } }))
  keep()
  showForm('address')
  expect(field('street').value).toBe('Jl. Uji No. 7')
  expect(field('city_id').value).toBe('Kabupaten Bekasi')
  fireEvent.click(field('province_id'))
  fireEvent.click(await screen.findByRole('option', { name: 'Banten' }))
  expect(field('province_id').value).toBe('Banten')
  expect(field('city_id').value).toBe('')
  expect(field('city_id').disabled).toBe(false)
  expect(field('district_id').disabled).toBe(true)
})

describe('the last step', () => {
  const uploads: Upload[] = []
  class Upload extends EventTarget {
    readonly upload = new EventTarget()
    responseText = ''
    open() {}
    setRequestHeader() {}
    send() {
      uploads.push(this)
    }
  }
  beforeEach(() => {
    uploads.length = 0
    vi.stubGlobal('XMLHttpRequest', Upload)
    keep()
    showForm('documents')
  })
  const paper = (name: string, size: number) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File(['x'.repeat(size)], 'paper.pdf'))
    field(name).files = chosen.files
    fireEvent.change(field(name))
  }
  const makeAnswer = (body: object) =>
    act(async () => {
      const [request] = uploads.splice(0)
      if (request) request.responseText = JSON.stringify(body)
      request?.dispatchEvent(new Event('load'))
    })

  test('does not send a paper that is too large', async () => {
    paper('npwp_document', LARGEST + 1)
    await press('Send registration')
    expect(uploads).toEqual([])
    expect(document.activeElement).toBe(field('npwp_document'))
    expect(document.body.textContent).toContain('10 MB')
  })

  test('leads to the document that was refused', async () => {
    await press('Send registration')
    await makeAnswer({ errors: { nib_document: ["This file isn't a PDF, JPG or PNG."] } })
    expect(document.activeElement).toBe(field('nib_document'))
    expect(field('nib_document').getAttribute('aria-describedby')).toContain('error')
    expect(document.body.textContent).toContain("This file isn't a PDF, JPG or PNG.")
  })

  test('reports upload progress, and stores only the e-mail address afterwards', async () => {
    paper('npwp_document', 20)
    await press('Send registration')
    expect(screen.queryByRole('progressbar')).toBeNull()
    const progress = Object.assign(new Event('progress'), { loaded: 1, total: 4 })
    act(() => void uploads[0]?.upload.dispatchEvent(progress))
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.25')
    await makeAnswer({ data: {} })
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(storedNow()).not.toContain('Jl. Uji')
    expect(storedNow()).toContain('ujang@uji.test')
  })
})

test('the focus stays in a field that is entered while a step loads', async () => {
  keep()
  let isThere = false
  function Page() {
    const { search } = useLocation()
    useLayoutEffect(() => {
      if (search === '?step=address')
        queueMicrotask(() => {
          field('street').focus()
          isThere = true
        })
    }, [search])
    return form
  }
  ask.mockImplementation(async () => Response.json({ data: { warnings: {} } }))
  await showLive(Page, '/account/registrasi')
  screen.getByRole('button', { name: 'Next' }).click()
  await vi.waitFor(() => expect(isThere).toBe(true), 5_000)
  await settle()
  expect(document.activeElement).toBe(field('street'))
})
