import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Runs a program in `folder` as a person does who has never heard of this repository, and gives what it printed.
 * Errors: an `Error` with all that it printed when it fails.
 */
export async function runOutside(
  program: string,
  words: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  // npm tells the programs that it runs which project they are in; vitest says that this is a test.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^npm_|^(INIT_CWD|NODE_ENV|NODE_OPTIONS)$/i.test(name),
  )
  const env = { ...Object.fromEntries(inherited), ...environment }
  try {
    const { stdout } = await promisify(execFile)(program, words, { cwd: folder, env })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`${program} ${words.join(' ')}\n${stdout}${stderr}`)
  }
}
