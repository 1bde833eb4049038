import { randomBytes } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPrivatePostgres } from '../start-private-postgres'

/** A new folder that every account may pass through, for the data directories of one test. */
export function makeScratchFolder(): string {
  const folder = join(tmpdir(), `private-postgres-${randomBytes(6).toString('hex')}`)
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  return folder
}

/** Shuts down the server of a data directory, whichever process left it running, and removes the directory. */
export async function discard(dataDir: string): Promise<void> {
  const postgres = await startPrivatePostgres({ dataDir, log: () => undefined })
  await postgres.stop()
  const cluster = join(dataDir, 'postgres')
  if (lstatSync(cluster).isSymbolicLink()) rmSync(readlinkSync(cluster), { recursive: true })
  rmSync(dataDir, { recursive: true })
}
