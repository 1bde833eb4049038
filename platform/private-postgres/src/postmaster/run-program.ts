import { spawn } from 'node:child_process'
import { type Account, spawnAs } from '../places/account'

/** How a program ended. */
export interface ProgramResult {
  /** Null when a signal ended it. */
  readonly exitCode: number | null
  /** Its output, both streams together. */
  readonly output: string
}

/** The whole environment of PostgreSQL: its messages and its order must not depend on who starts it. */
export const programEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' } as const

/** Runs a program under the account and waits for its end. Errors: those of the system when it cannot be started. */
export function runProgram(
  program: string,
  programArguments: readonly string[],
  account: Account,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...programArguments], {
      ...spawnAs(account),
      // A folder that every account can enter; our own may be closed to this one.
      cwd: '/',
      env: programEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8')
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ exitCode, output }))
  })
}
