import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** Another process that starts the server of a directory. */
export interface ServerProcess {
  readonly pid: number
  /** Waits for a line that the process writes and that contains `text`. */
  readonly says: (text: string) => Promise<string>
  /** Kills it so that it cannot clean up, and waits until it is gone. */
  readonly kill: () => Promise<void>
}

/** Starts `hold-server.ts` on `dataDir`. */
export function startServerProcess(dataDir: string): ServerProcess {
  const script = fileURLToPath(new URL('hold-server.ts', import.meta.url))
  const child: ChildProcessByStdio<null, Readable, null> = spawn(
    process.execPath,
    ['--import', 'tsx', script, dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  const said: string[] = []
  const listeners = new Set<() => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line)
    for (const listener of listeners) listener()
  })
  return {
    pid: child.pid ?? 0,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = said.find((line) => line.includes(text))
          if (found !== undefined) resolve(found)
        }
        listeners.add(look)
        child.once('exit', () => reject(new TypeError(`The process ended before it said '${text}'.`)))
        look()
      }),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
