import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
/** As `sha256sum *.sql` writes it; a migration adds its line when it lands. */
const landed = readFileSync(join(import.meta.dirname, 'testing/landed-migrations.sha256'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/) as [sha256: string, name: string])

/** A shop that has run it refuses to start with another text, a comment's included. */
test.each(landed)('%s %s has the text that it landed with', (sha256, name) => {
  const text = readFileSync(join(MIGRATIONS, name))
  expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
})
