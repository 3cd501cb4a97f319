import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { content } from '@pasok/server'
import { readArguments, runCommand } from './command.ts'
import { contentPictures } from './content/content-pictures.ts'
import { readEnv } from './environment/env.ts'
import { UnusableOptions } from './user-facing-error.ts'
import { withShop } from './with-shop.ts'

const root = join(import.meta.dirname, '..')
const USAGE = `npm run content -- import FOLDER [--retire-missing] [--allow-missing]
npm run content -- export FOLDER

  Takes the texts of a folder into the shop, or writes the shop's texts into a folder: posts, pages, questions, people, parts
  of the home page, menus. docs/content.md says how its files look. An import takes all of a folder or, where anything in it
  is wrong, nothing; the same folder again changes nothing.

  --retire-missing  what the folder does not have is taken from the shop and becomes a draft; else it stays as it is
  --allow-missing   a link to a product that the catalogue does not have becomes plain text, and its picture is left out; else
                    it is a problem`

const importFolder = async (
  folder: string,
  options: { readonly retireMissing: boolean; readonly allowMissing: boolean },
): Promise<number> => {
  const env = readEnv(process.env, root)
  const result = await withShop(env, ({ db, storage, workers, announce }) =>
    content.importContent({
      db,
      folder,
      storePicture: contentPictures({ folder, db, storage, workers, announce }),
      announce,
      ...options,
      now: new Date(),
    }),
  )
  if ('problems' in result) {
    for (const { file, line, message } of result.problems) console.error(`${file}:${line}  ${message}`)
    console.error(`Nothing was imported; problems: ${result.problems.length}.`)
    return 1
  }
  const { added, changed, unchanged, retired } = result
  console.log(`${folder}: added ${added}, changed ${changed}, unchanged ${unchanged}, retired ${retired}.`)
  return 0
}

const exportFolder = async (folder: string): Promise<number> => {
  const env = readEnv(process.env, root)
  const files = await withShop(env, async ({ db, storage }) => {
    let count = 0
    for await (const { path, body } of content.exportContent(db, storage)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), body)
      count++
    }
    return count
  })
  console.log(`${folder}: files ${files}.`)
  return 0
}

await runCommand(USAGE, async ([action, ...rest]) => {
  const { values, named: folder } = readArguments(rest, 'folder', {
    'retire-missing': { type: 'boolean' },
    'allow-missing': { type: 'boolean' },
  })
  const { 'retire-missing': retireMissing = false, 'allow-missing': allowMissing = false } = values
  if (action === 'import') return importFolder(folder, { retireMissing, allowMissing })
  if (action === 'export' && !retireMissing && !allowMissing) return exportFolder(folder)
  throw new UnusableOptions('Say import or export, and a folder.')
})
