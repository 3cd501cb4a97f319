import { fireEvent, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { form_list_failed, form_list_none, product_copied } from '~words'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import { FormSamples } from './form-samples.tsx'
import { KitSamples } from './kit-samples.tsx'
import { RecordSamples } from './record-samples.tsx'

const KIT = join(import.meta.dirname, '../../../../ui')

/** The components of the kit: each with its file, which has no ending, and the file's text. */
const components = ['kit', 'records'].flatMap((folder) =>
  readdirSync(join(KIT, folder), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => {
      const text = readFileSync(join(KIT, folder, file), 'utf8')
      return [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = '']) => ({
        name,
        file: file.replace(/\.tsx$/, ''),
        text,
      }))
    }),
)
const files = [...new Set(components.map(({ file }) => file))]

/** Components that the guide has only within others. */
const WITHIN: Readonly<Record<string, string>> = {
  DrawnIcon: 'CopyButton',
  // It takes the focus.
  ConfirmPage: 'ConfirmForm',
}

/** How a part looks in its states, beside its refused fields: each is found in its sample. */
const states: Readonly<Record<string, readonly string[]>> = {
  'copy-button': ['.button'],
  breadcrumb: ['[aria-current=page]', 'nav:not(:has([aria-current]))'],
  pagination: ['[rel=prev]', '[rel=next]', '[aria-current=page]', '[aria-hidden]'],
  'record-filter': ['details[open]', 'details:not([open])', 'input[type=search]'],
  'record-list': ['table', '[role=status] + a', '[data-empty]'],
  'record-pages': ['[aria-current=page]', 'nav:not(:has([aria-current]))'],
  'form/action-form': [
    '[role=alert]',
    'button[aria-disabled=true]',
    'button:not([aria-disabled])',
    '.button-quiet',
    '.button-danger',
  ],
  'form/choice-fields': [
    'select:disabled',
    'select[aria-invalid=true]',
    'select:not(:disabled, [aria-invalid])',
    'input[type=radio]:disabled',
    'fieldset[aria-invalid=true]',
    'fieldset:not([aria-invalid])',
    'input[type=checkbox][aria-invalid=true]',
    'input[type=checkbox]:not([aria-invalid])',
  ],
  'form/combobox': ['input:disabled'],
  'form/field': ['[id$="-hint"]'],
  'form/form-fields': ['input[type=radio]'],
  'form/text-field': ['textarea', '[id$="-hint"]', 'label span'],
  'form/confirm-form': ['button:not(.button-danger)', '.button-danger'],
}

describe.each(['en', 'id'] as const)('in %s the style guide', (language) => {
  beforeEach(() => {
    speak(language)
    show(
      <>
        <KitSamples />
        <FormSamples />
        <RecordSamples />
      </>,
    )
  })
  const findSample = (file: string) => document.querySelector(`[data-part="${file}"]`)

  test('shows every part of the kit, and nothing else', () => {
    const parts = [...document.querySelectorAll('[data-part]')]
    expect(parts.map((part) => part.getAttribute('data-part') ?? '').toSorted()).toEqual(files.toSorted())
    expect(parts.filter(({ children }) => children.length < 2)).toEqual([])
  })

  test('shows every state of a part', () => {
    for (const [file, selectors] of Object.entries(states))
      for (const selector of selectors)
        expect([file, selector, findSample(file)?.querySelector(selector) != null]).toEqual([
          file,
          selector,
          true,
        ])
  })

  test('shows each field that can be refused with its error and without', () => {
    const fields = components.filter(({ text }) =>
      /extends FieldProps|errors\??: readonly|error\?: /.test(text),
    )
    expect(fields.length).toBeGreaterThan(8)
    for (const { file } of fields) {
      const refused = findSample(file)?.querySelector('[aria-invalid=true]')
      const ids = refused?.getAttribute('aria-describedby')?.split(' ') ?? []
      const error = ids.map((id) => document.getElementById(id)?.textContent).find(Boolean)
      expect([file, error]).toEqual([file, expect.stringMatching(/./)])
      expect([file, findSample(file)?.querySelector(':is(input, select):not([aria-invalid])')]).not.toContain(
        null,
      )
    }
  })

  test('has a list that is empty, and one that can’t be loaded', async () => {
    for (const [id, says] of [
      ['combobox-empty', form_list_none()],
      ['combobox-failed', form_list_failed()],
    ] as const) {
      fireEvent.click(document.getElementById(id) as HTMLElement)
      await vi.waitFor(() => expect(findSample('form/combobox')?.textContent).toContain(says))
    }
  })

  test('shows a button to copy before and after it is pressed', () => {
    const notes = [...(findSample('copy-button')?.querySelectorAll('[role=status]') ?? [])]
    expect(notes.map(({ textContent }) => textContent)).toEqual(['', product_copied(), ''])
  })

  test('opens its dialog', () => {
    fireEvent.click(findSample('form/dialog')?.querySelector('button') as HTMLElement)
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

test('every component of the kit is rendered by the style guide itself', () => {
  const samples = ['form-samples.tsx', 'kit-samples.tsx', 'record-samples.tsx']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n')
  const absent = components.filter(({ name }) => !new RegExp(`<${WITHIN[name] ?? name}\\b`).test(samples))
  expect(absent.map(({ name }) => name)).toEqual([])
})
