import pg from 'pg'
import { postmasterOf } from './server-process'

/**
 * Kills the private PostgreSQL of `dataDir` in one go: its postmaster and all its processes, so that no statement is
 * completed by a process that outlived the postmaster. Resolves when a connection to it has broken.
 */
export async function killDatabase(dataDir: string, connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid is not null order by pid = pg_backend_pid()',
  )
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
  for (const pid of [await postmasterOf(dataDir), ...rows.map((row) => row.pid)]) kill(pid)
  await ended
}

/** Kills a process; one of the database may exit by itself between the check and the kill. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    return
  }
}
