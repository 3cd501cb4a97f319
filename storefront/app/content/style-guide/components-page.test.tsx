// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { FormSamples } from './form-samples.tsx'
import { KitSamples } from './kit-samples.tsx'
import { RecordSamples } from './record-samples.tsx'

/** The files of a folder of the kit's workspace that export a component. */
const componentsOf = (folder: string): string[] => {
  const path = join(import.meta.dirname, '../../../../ui', folder)
  return readdirSync(path, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => /^export function [A-Z]/m.test(readFileSync(join(path, file), 'utf8')))
    .map((file) => file.replace(/\.tsx$/, ''))
}

const components = [...componentsOf('kit'), ...componentsOf('records')]

test('the style guide shows every part of the kit', () => {
  show(
    <>
      <KitSamples />
      <FormSamples />
      <RecordSamples />
    </>,
  )
  const parts = [...document.querySelectorAll('[data-part]')]
  expect(parts.map((part) => part.getAttribute('data-part') ?? '').toSorted()).toEqual(components.toSorted())
  const empty = parts.filter(({ children }) => children.length < 2)
  expect(empty.map((part) => part.getAttribute('data-part'))).toEqual([])
})
