import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { environment } from './server-process'

/** A running fault server. */
export interface FaultProcess {
  readonly origin: string
  /** Resolves with the signal that ended it, or null when it exited by itself. */
  readonly ended: Promise<NodeJS.Signals | null>
  /** Waits until it can serve; fails when it has exited instead. */
  readonly untilReady: () => Promise<void>
  /** Fails, with its error output, when it has exited. */
  readonly expectAlive: () => void
  readonly kill: () => Promise<void>
  /** Lets it close everything it opened, including its database; false when it was already dead. */
  readonly stop: () => Promise<boolean>
}

/** Starts the program `file` and waits until it can serve. `settings` are the server's, without the port. */
export async function startFaultProcess(
  file: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<FaultProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...environment(), ...settings, PORT: String(port) },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += String(chunk)
  })
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('exit', (_code, signal) => resolve(signal))
  })
  const isDead = () => child.exitCode !== null || child.signalCode !== null
  const origin = `http://127.0.0.1:${port}`
  const server: FaultProcess = {
    origin,
    ended,
    untilReady: async () => {
      for (;;) {
        server.expectAlive()
        const answer = await fetch(`${origin}/readyz`).catch(() => null)
        if (answer?.status === 200) return
        await pause(20)
      }
    },
    expectAlive: () => {
      if (isDead()) expect.fail(`The server ended by itself:\n${complaint}`)
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      if (isDead()) return false
      child.stdin.end()
      await ended
      return true
    },
  }
  await server.untilReady()
  return server
}
