import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const scripts = new Set(
  Object.keys((JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts),
)
const files = [
  'README.md',
  'CONTRIBUTING.md',
  '.env.example',
  ...['docs', 'host'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /\.(md|ts)$/.test(name) && !name.includes('.test.'))
      .map((name) => `${folder}/${name}`),
  ),
]

describe.each(files)('the commands in %s', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  it('are scripts of package.json', () => {
    const named = [...text.matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !scripts.has(name))).toEqual([])
  })
  // npm brings the Node that reads TypeScript; an installed Node 20 does not.
  it('start no file of the sources by node', () => {
    expect(text.match(/\bnode (?:--\S+ )*(?:host|scripts|journeys|bench)\//g) ?? []).toEqual([])
  })
})
