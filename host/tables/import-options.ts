import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { catalogueImport } from '@pasok/server'
import { mayMarkThousands } from '@pasok/contract'
import { readArguments } from '../command.ts'
import { UnusableOptions } from '../user-facing-error.ts'
import { readMapping, UnusableMapping } from './read-mapping.ts'

export const USAGE = `npm run import -- FILE.csv|FILE.xlsx [--mapping FILE.json | shopify | woocommerce] [--price-factor N]
                 [--dry-run] [--retire-missing [--yes]] [--fetch-images] [--language en|id]

  --mapping         says what the columns mean; without it they are named as docs/import.md lists them
  --price-factor    rupiah that one unit of the file's prices is worth
  --dry-run         writes nothing and says what it would write; fetches no picture
  --retire-missing  takes items off the shop that the file does not name; more than 10 % of all only with --yes
  --fetch-images    fetches pictures that are named by a web address
  --language        of the file that lists what was not taken, FILE.csv.rejected.csv; en without it

Exit code: 0 everything was taken, 2 some rows or cells were not (or nothing was retired), 1 nothing could be done.`

/** What the command line asks for. */
export interface ImportOptions {
  readonly file: string
  readonly mapping: catalogueImport.Mapping
  readonly dryRun: boolean
  readonly missing: 'keep' | 'retire' | 'retire_surely'
  readonly fetchImages: boolean
  readonly language: 'en' | 'id'
}

/** Reads the command line. Throws UnusableOptions or UnusableMapping, and where the file can't be looked at. */
export const readImportOptions = async (args: readonly string[]): Promise<ImportOptions> => {
  const { values, named: file } = readArguments(args, 'file', {
    mapping: { type: 'string' },
    'price-factor': { type: 'string' },
    'dry-run': { type: 'boolean' },
    'retire-missing': { type: 'boolean' },
    yes: { type: 'boolean' },
    'fetch-images': { type: 'boolean' },
    language: { type: 'string' },
  })
  const { language = 'en' } = values
  if (language !== 'en' && language !== 'id') throw new UnusableOptions('--language is en or id.')
  if (values.yes && !values['retire-missing'])
    throw new UnusableOptions('--yes goes with --retire-missing only.')
  // Before a database is opened, which takes seconds.
  if ((await stat(file)).isDirectory()) throw new UnusableOptions(`${file} is a folder, not a file.`)
  return {
    file,
    language,
    mapping: await resolveMapping(values.mapping, values['price-factor']),
    dryRun: values['dry-run'] ?? false,
    missing: values['retire-missing'] ? (values.yes ? 'retire_surely' : 'retire') : 'keep',
    fetchImages: values['fetch-images'] ?? false,
  }
}

const resolveMapping = async (
  name: string | undefined,
  factor: string | undefined,
): Promise<catalogueImport.Mapping> => {
  const mapping = name === undefined ? catalogueImport.plainMapping : await readMapping(mappingFile(name))
  if (factor === undefined) return mapping
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(factor) || Number(factor) === 0)
    throw new UnusableMapping(`--price-factor: '${factor}' is not a number like 15500 or 0.5.`)
  if (mayMarkThousands(factor))
    throw new UnusableMapping(
      `--price-factor: '${factor}' may mean ${factor.replace('.', '')}, or ${factor} with decimals. Write ${factor.replace('.', '')} or ${factor}0.`,
    )
  return { ...mapping, price_factor: factor }
}

const mappingFile = (name: string): string => {
  const included = catalogueImport.includedMappings
  if (Object.hasOwn(included, name)) return included[name] ?? name
  if (existsSync(name)) return name
  throw new UnusableMapping(
    `--mapping: there is no file ${name}, and no mapping of that name comes along: ${Object.keys(included).join(', ')} do.`,
  )
}
