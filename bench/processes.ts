import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server of this run, in a separate process. */
export interface RunningServer {
  readonly port: number
  readonly pid: number
  /** Returns what it has printed so far. */
  readonly output: () => string
  readonly stop: () => Promise<void>
}

/**
 * Starts `program` under this Node and waits until `path` responds with 200; fails after `mostMs`, or 60 s, with its
 * output.
 */
export async function startServer(
  program: readonly string[],
  port: number,
  path: string,
  environment: Readonly<Record<string, string>>,
  mostMs = 60_000,
): Promise<RunningServer> {
  let output = ''
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part
  })
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    output += part
  })
  const deadline = Date.now() + mostMs
  while (!(await answers(port, path))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child)
      throw new TypeError(`${program.join(' ')} did not become ready:\n${output}`)
    }
    await sleep(20)
  }
  return { port, pid: child.pid ?? 0, output: () => output, stop: () => stop(child) }
}

async function answers(port: number, path: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}${path}`)).status === 200
  } catch {
    return false
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await Promise.race([ended, sleep(15_000).then(() => child.kill('SIGKILL'))])
}

/** Runs `program` under this Node to completion and returns what it printed on standard output. */
export async function runToEnd(
  program: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new TypeError(`${program.join(' ')} ended with exit code ${code}`)
  return output.trim()
}

/**
 * Returns the processor time that a process has used, in microseconds; null if the system does not report it (only
 * Linux does).
 */
export function processorMicroseconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10_000
  } catch {
    return null
  }
}
