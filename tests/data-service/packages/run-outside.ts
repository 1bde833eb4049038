import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Runs a program in `folder` as a person would who has never heard of this repository, and returns its output. Errors:
 * an `Error` with all its output when it fails.
 */
export async function runOutside(
  program: string,
  words: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  // npm exposes the current project to the programs it runs, and vitest that this is a test.
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
