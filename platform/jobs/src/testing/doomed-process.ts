import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** Starts another process that claims the job `slow`, waits until it runs, and kills the process with SIGKILL. */
export async function startAndKillWorker(connectionString: string): Promise<void> {
  const script = fileURLToPath(new URL('hold-job.ts', import.meta.url))
  const child: ChildProcessByStdio<null, Readable, null> = spawn(
    process.execPath,
    ['--import', 'tsx', script, connectionString],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line === 'job started') break
    }
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}
