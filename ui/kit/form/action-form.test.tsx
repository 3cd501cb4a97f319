import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { createRoutesStub, useActionData, useNavigation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { settle, showLive } from '../../testing/show-live.tsx'
import { speak } from '../../testing/show.tsx'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from './action-form.tsx'
import { SelectField } from './choice-fields.tsx'
import { TextField } from './text-field.tsx'

const action = vi.fn<(typed: Record<string, unknown>) => Promise<FormResult | undefined>>()

function Page() {
  const result = useActionData<FormResult>()
  return (
    <ActionForm id="x" values={{ name: 'Vina', language: 'en' }} result={result}>
      <FormAlert result={result} />
      <TextField name="name" label="Name" hint="In full" />
      <TextField name="city" label="City" optional />
      <SelectField
        name="language"
        label="Language"
        choices={[
          ['en', 'English'],
          ['id', 'Indonesia'],
        ]}
      />
      <SubmitButton busy="One moment">Save</SubmitButton>
    </ActionForm>
  )
}
const showPage = () => {
  speak('en')
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Page,
      action: async ({ request }) => (await action(Object.fromEntries(await request.formData()))) ?? null,
    },
  ])
  render(<Stub />)
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const save = () => act(async () => fireEvent.click(screen.getByRole('button')))

test('a field has its label, its hint and whether it must be filled in', () => {
  showPage()
  expect(field('Name').getAttribute('aria-describedby')).toBe('x-name-hint')
  expect(field('Name').getAttribute('aria-required')).toBe('true')
  expect(field('City (optional)').getAttribute('aria-required')).toBeNull()
})

test('what is refused keeps what was typed, and leads to the first field that it names', async () => {
  action.mockResolvedValueOnce({ errors: { city: ['Unknown.'] } })
  showPage()
  type('Name', 'Vina Rekaan')
  type('City (optional)', 'Atlantis')
  await save()
  expect(action).toHaveBeenCalledWith({ name: 'Vina Rekaan', city: 'Atlantis', language: 'en' })
  expect(document.activeElement).toBe(field('City (optional)'))
  expect(field('City (optional)').getAttribute('aria-describedby')).toBe('x-city-error')
  expect(document.querySelector('#x-city-error')?.textContent).toBe('Unknown.')
  expect(field('Name').getAttribute('aria-invalid')).toBeNull()
  expect([field('Name').value, field('City (optional)').value]).toEqual(['Vina Rekaan', 'Atlantis'])
})

test('what is refused as a whole says why, and leads there', async () => {
  action.mockResolvedValueOnce({ errors: {}, refused: 'Too late.' })
  showPage()
  await save()
  expect(screen.getByRole('alert').textContent).toBe('Too late.')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

test('what is accepted begins again', async () => {
  action.mockResolvedValueOnce(undefined)
  showPage()
  type('Name', 'Vina Rekaan')
  type('Language', 'id')
  await save()
  expect([field('Name').value, field('Language').value]).toEqual(['Vina', 'en'])
})

test('what is on its way is not sent again', async () => {
  const answer = Promise.withResolvers<undefined>()
  action.mockReturnValueOnce(answer.promise)
  showPage()
  await save()
  expect(screen.getByRole('button', { name: 'One moment' }).getAttribute('aria-disabled')).toBe('true')
  await save()
  expect(action).toHaveBeenCalledOnce()
  await act(async () => answer.resolve(undefined))
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull()
})

test('what is typed in the moment in which a form is accepted stays', async () => {
  const box = () => document.querySelector('[name=name]') as HTMLInputElement
  let isTyped = false
  function Accepted() {
    const isSending = useNavigation().state !== 'idle'
    const wasSending = useRef(false)
    useLayoutEffect(() => {
      if (wasSending.current && !isSending)
        queueMicrotask(() => {
          box().value = 'Bayu'
          isTyped = true
        })
      wasSending.current = isSending
    }, [isSending])
    return (
      <ActionForm id="x">
        <TextField name="name" label="Name" />
      </ActionForm>
    )
  }
  await showLive(Accepted, '/', async () => {
    await settle()
    return null
  })
  box().value = 'Vina'
  box().form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(isTyped).toBe(true), 5_000)
  await settle()
  expect(box().value).toBe('Bayu')
})
