import { parseArgs } from 'node:util'
import { fail } from '@porchlight/errors'

/** What a command allows after its name. */
interface ArgumentRules {
  /** Options without a value, such as `replace` for `--replace`. */
  readonly flags?: readonly string[]
  /** Options with a value, such as `name` for `--name "Ada Marsh"`. */
  readonly texts?: readonly string[]
  /** How many words that are no option there may be; 1 by default. */
  readonly most?: number
  /** How the command is written; part of every refusal. */
  readonly usage: string
}

/** The words of a command, read. */
export interface CommandArguments {
  /** The first word that is no option. */
  readonly subject: string
  /** Those after it. */
  readonly more: readonly string[]
  readonly flags: ReadonlySet<string>
  readonly texts: ReadonlyMap<string, string>
}

/** Reads the words after a command's name: a subject, and the options that `rules` name. `invalidSettings` otherwise. */
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
