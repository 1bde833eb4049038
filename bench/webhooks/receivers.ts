import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@porchlight/test-kit/free-port'
import type { ToldEvent } from './judge-events'

/** How a receiver behaves while changes are made; at the end all are prompt. */
export const manners = ['prompt', 'slow', 'lying', 'dying'] as const
export type Manner = (typeof manners)[number]

/** A receiver in a separate process. */
export interface Receiver {
  readonly manner: Manner
  readonly url: string
  /** Ends it with SIGKILL: from then on its port rejects connections. */
  readonly kill: () => Promise<void>
  /** Restarts it on the same port, over what it stored. */
  readonly restart: (manner?: Manner) => void
  /** Returns what it has stored, in the order of arrival. */
  readonly told: () => readonly ToldEvent[]
  readonly followedRedirects: () => number
}

/** Starts a receiver that stores the events it receives in `folder`. */
export async function startReceiver(folder: string, manner: Manner): Promise<Receiver> {
  const port = await freePort()
  const file = join(folder, `${manner}.ndjson`)
  let child: ChildProcess | null = null
  const restart = (now: Manner = manner) => {
    const behaviour = now === 'dying' ? 'prompt' : now
    child = spawn(process.execPath, ['bench/webhooks/receiver.mjs', String(port), file, behaviour], {
      stdio: 'inherit',
    })
  }
  /** One that was killed while storing may have left half a line: it did not respond, so all of it was sent again. */
  const lines = () =>
    (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []).flatMap((line) => {
      try {
        return [JSON.parse(line) as readonly ToldEvent[] | string]
      } catch {
        return []
      }
    })
  restart()
  return {
    manner,
    url: `http://127.0.0.1:${port}/changes`,
    restart,
    kill: async () => {
      const dying = child
      if (dying === null || dying.exitCode !== null || dying.signalCode !== null) return
      const ended = new Promise((resolve) => dying.once('exit', resolve))
      dying.kill('SIGKILL')
      await ended
    },
    told: () => lines().flatMap((line) => (typeof line === 'string' ? [] : line)),
    followedRedirects: () => lines().filter((line) => typeof line === 'string').length,
  }
}
