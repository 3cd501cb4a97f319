import { parseArgs } from 'node:util'
import { catalogue } from '@pasok/server'
import { readMapping, UnusableMapping } from './read-mapping.ts'

export const USAGE = `npm run import -- FILE.csv|FILE.xlsx [--mapping FILE.json | shopify | woocommerce] [--price-factor N]
                 [--dry-run] [--retire-missing [--yes]] [--fetch-images] [--language en|id]

  --mapping         says what the columns mean; without it they are named as docs/import.md lists them
  --price-factor    rupiah that one unit of the file's prices is worth
  --dry-run         writes nothing and says what it would write
  --retire-missing  takes items off the shop that the file does not name; more than 10 % of all only with --yes
  --fetch-images    fetches pictures that are named by a web address
  --language        of the reasons why a row was not taken
`

/** What the command line asks for. */
export interface ImportOptions {
  readonly file: string
  readonly mapping: catalogue.Mapping
  readonly dryRun: boolean
  readonly missing: 'keep' | 'retire' | 'retire_surely'
  readonly fetchImages: boolean
  readonly language: 'en' | 'id'
}

/** The command line makes no sense; its message says where. */
export class UnusableOptions extends Error {
  override readonly name = 'UnusableOptions'
}

/** Reads the command line. Throws UnusableOptions or UnusableMapping. */
export const readImportOptions = async (args: readonly string[]): Promise<ImportOptions> => {
  const { values, positionals } = parsed(args)
  const [file] = positionals
  if (!file || positionals.length > 1) throw new UnusableOptions('Name one file.')
  const { language = 'en' } = values
  if (language !== 'en' && language !== 'id') throw new UnusableOptions('--language is en or id.')
  if (values.yes && !values['retire-missing'])
    throw new UnusableOptions('--yes goes with --retire-missing only.')
  return {
    file,
    language,
    mapping: await mappingOf(values.mapping, values['price-factor']),
    dryRun: values['dry-run'] ?? false,
    missing: values['retire-missing'] ? (values.yes ? 'retire_surely' : 'retire') : 'keep',
    fetchImages: values['fetch-images'] ?? false,
  }
}

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        'price-factor': { type: 'string' },
        'dry-run': { type: 'boolean' },
        'retire-missing': { type: 'boolean' },
        yes: { type: 'boolean' },
        'fetch-images': { type: 'boolean' },
        language: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UnusableOptions(error instanceof Error ? error.message : String(error))
  }
}

const mappingOf = async (
  name: string | undefined,
  factor: string | undefined,
): Promise<catalogue.Mapping> => {
  const mapping =
    name === undefined ? catalogue.plainMapping : await readMapping(catalogue.includedMappings[name] ?? name)
  if (factor === undefined) return mapping
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(factor))
    throw new UnusableMapping(`--price-factor: '${factor}' is not a number like 15500 or 0.5.`)
  return { ...mapping, price_factor: factor }
}
