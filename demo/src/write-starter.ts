import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { starterFiles } from './catalogue/starter.ts'
import { starter } from './index.ts'

// Writes what the rules give; a picture that no product names any more is removed.
const folder = dirname(starter.catalogue)
const files = starterFiles()
await mkdir(starter.pictures, { recursive: true })
for (const name of await readdir(starter.pictures)) {
  if (!files.has(`pictures/${name}`)) await rm(join(starter.pictures, name))
}
for (const [name, content] of files) await writeFile(join(folder, name), content)
process.stdout.write(`${files.size} files written\n`)
