import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FilesPort } from '@porchlight/providers/files'
import { inTransaction } from '@porchlight/transactions'
import { lockStatement } from '@porchlight/transactions/locks'
import type pg from 'pg'
import { refusal } from '../settings/refusal'

/** The key of the name by which the database identifies a file store. */
const markKey = 'file-store'

/**
 * Ensures that every process on this database stores files in `files`: the first process names the store, here and in
 * the database, and the others find that name. A restored copy of a database has no name yet.
 *
 * @throws invalidSettings where the files of this process are others
 */
export async function claimFileStore(pool: pg.Pool, files: FilesPort): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(lockStatement('file'), [markKey])
    const { rows } = await client.query<{ name: string }>(
      `select convert_from(value, 'utf8') as name from installation.secret where name = $1`,
      [markKey],
    )
    const known = rows[0]?.name
    if (known === undefined) {
      const name = randomUUID()
      await files.put(markKey, Readable.from(Buffer.from(name)))
      await client.query('insert into installation.secret (name, value) values ($1, $2)', [
        markKey,
        Buffer.from(name),
      ])
    } else if ((await markOf(files)) !== known) {
      throw refusal(
        'The other servers on this database store files elsewhere. Let all of them share DATA_DIR/files or, with PORCHLIGHT_FILES=s3, one bucket. If the files are lost, restore a backup.',
      )
    }
  })
}

async function markOf(files: FilesPort): Promise<string | null> {
  const mark = await files.get(markKey)
  return mark === null ? null : text(mark)
}
