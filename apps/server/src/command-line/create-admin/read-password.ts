import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { fail } from '@porchlight/errors'

/** Where a password is read from and its prompt is shown. */
export interface Terminal {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WritableStream
}

const longestInput = 4_096

/**
 * Prompts for a new password, twice and hidden, until `problemsOf` reports none. When the input is not a terminal, its
 * first line is the password, and a problem fails with `invalidSettings`.
 */
export async function readNewPassword(
  terminal: Terminal,
  problemsOf: (password: string) => Promise<readonly string[]>,
): Promise<string> {
  if (!terminal.input.isTTY) {
    const password = await readFirstLine(terminal.input)
    const problems = await problemsOf(password)
    if (problems.length > 0) throw fail('invalidSettings', { reason: problems.join(' ') })
    return password
  }
  for (;;) {
    const password = await promptHidden(terminal, 'Password: ')
    const problems = await problemsOf(password)
    if (problems.length === 0) {
      if ((await promptHidden(terminal, 'The same again: ')) === password) return password
      terminal.output.write('The two are not alike.\n')
    } else {
      terminal.output.write(`${problems.join(' ')}\n`)
    }
  }
}

async function readFirstLine(input: NodeJS.ReadStream): Promise<string> {
  let text = ''
  input.setEncoding('utf8')
  for await (const chunk of input) {
    text += String(chunk)
    if (text.includes('\n') || text.length > longestInput) break
  }
  return text.split(/\r?\n/)[0] ?? ''
}

/** Prompts without echoing the input. */
async function promptHidden({ input, output }: Terminal, question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: nowhere, terminal: true, historySize: 0 })
  output.write(question)
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve)
      lines.once('SIGINT', () => reject(stopped()))
      lines.once('close', () => reject(stopped()))
    })
  } finally {
    output.write('\n')
    lines.close()
  }
}

function stopped() {
  return fail('invalidSettings', { reason: 'Stopped; nothing was changed.' })
}
