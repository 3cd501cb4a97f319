import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../environment/env.ts'
import { openFiles } from '../open-files.ts'

const root = join(import.meta.dirname, '../..')

/** A section of the guide, by the words in bold that it begins with. */
const readSection = async (name: string): Promise<string | undefined> => {
  const text = await readFile(join(root, 'docs/operations.md'), 'utf8')
  return text.split(/\n(?=\*\*)/).find((section) => section.startsWith(`**${name}`))
}

const filesBelow = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
}

/** Folders of the storage that the server's own sources name: by a constant, or before what a key is made up of. */
const keyFolders = async (): Promise<Set<string>> => {
  const folders = new Set<string>()
  for (const file of await filesBelow(join(root, 'server/src'))) {
    if (!file.endsWith('.ts') || /\.test\.ts$|\/testing\//.test(file)) continue
    const source = await readFile(file, 'utf8')
    for (const [, folder = ''] of source.matchAll(/`((?:[a-z]+\/)+)\$\{/g)) folders.add(folder)
    for (const [, folder] of source.matchAll(/^(?:export )?const (?:[A-Z]+_)?FOLDER = '([a-z/]+)'$/gm))
      folders.add(`${folder}/`)
  }
  // The beginning of a content type.
  folders.delete('image/')
  return folders
}

test('docs/operations.md tells where files lie, and in which folders', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await openFiles(readEnv({ VAR_DIR: folder }, root)).put('og/a.png', new Uint8Array(1), 'image/png')
  const [written = ''] = await filesBelow(folder)
  const place = relative(folder, dirname(dirname(written)))
  const files = await readSection('Files')
  expect(files).toContain(`\`var/${place}\``)
  expect(await readSection('Backup')).toContain(`\`VAR_DIR/${place}\``)

  const folders = await keyFolders()
  expect([...folders]).toEqual(expect.arrayContaining(['pictures/', 'private/avatar/', 'private/company/']))
  for (const one of folders) expect(files).toContain(`\`${one}\``)
})
