import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { userFacingError, UnusableOptions } from './user-facing-error.ts'

/** Reads a command line that names one thing, `what`, among its options. Throws UnusableOptions. */
export const readArguments = <const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  what: string,
  options: Options,
) => {
  const { values, positionals } = parsed(args, options)
  const [named] = positionals
  if (named === undefined || named === '' || positionals.length > 1)
    throw new UnusableOptions(
      `Name one ${what}${positionals.length > 1 ? `, not ${positionals.length}` : ''}.`,
    )
  return { values, named }
}

/** Reads a command line of options alone. Throws UnusableOptions. */
export const readOptions = <const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) => {
  const { values, positionals } = parsed(args, options)
  if (positionals.length > 0) throw new UnusableOptions(`${positionals[0]} is no option.`)
  return values
}

const parsed = <const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    // What follows the first sentence is advice on dashes.
    throw new UnusableOptions(error instanceof Error ? error.message.replace(/\. .*/s, '.') : String(error))
  }
}

/**
 * Runs a command with the arguments given to the process: `--help` prints how it is used; a user-facing error
 * is printed as a sentence, any other with its stack. Sets the exit code: that of `work`, or 1.
 */
export const runCommand = async (
  usage: string,
  work: (args: readonly string[]) => Promise<number>,
): Promise<void> => {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    return
  }
  try {
    process.exitCode = await work(args)
  } catch (error) {
    process.exitCode = 1
    console.error(userFacingError(error) ?? error)
    if (error instanceof UnusableOptions) console.error(`\n${usage}`)
  }
}
