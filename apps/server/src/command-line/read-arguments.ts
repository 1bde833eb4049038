import { parseArgs } from 'node:util'
import { fail } from '@porchlight/errors'

/** The arguments a command allows after its name. */
interface ArgumentRules {
  /** Options without a value, such as `replace` for `--replace`. */
  readonly flags?: readonly string[]
  /** Options with a value, such as `name` for `--name "Ada Marsh"`. */
  readonly texts?: readonly string[]
  /** Maximum number of positional arguments; 1 by default. */
  readonly most?: number
  /** How the command is written; included in every error. */
  readonly usage: string
}

/** The parsed arguments of a command. */
export interface CommandArguments {
  /** The first positional argument. */
  readonly subject: string
  /** The remaining positional arguments. */
  readonly more: readonly string[]
  readonly flags: ReadonlySet<string>
  readonly texts: ReadonlyMap<string, string>
}

/**
 * Parses the arguments after a command's name: a subject, and the options named in `rules`. `invalidSettings`
 * otherwise.
 */
export function readArguments(args: readonly string[], rules: ArgumentRules): CommandArguments {
  const { flags = [], texts = [], most = 1, usage } = rules
  const options = Object.fromEntries([
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
    ...texts.map((name) => [name, { type: 'string' as const }]),
  ])
  const read = parse(args, options, usage)
  const [subject, ...more] = read.positionals
  if (subject === undefined || more.length >= most) throw fail('invalidSettings', { reason: `Use: ${usage}` })
  const values = Object.entries(read.values)
  return {
    subject,
    more,
    flags: new Set(values.filter(([, value]) => value === true).map(([name]) => name)),
    texts: new Map(
      values.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    ),
  }
}

function parse(
  args: readonly string[],
  options: Record<string, { type: 'boolean' | 'string' }>,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw fail('invalidSettings', { reason: `${reason}. Use: ${usage}` }, { cause: error })
  }
}
