import { createTestDatabase } from '@porchlight/test-kit'
import { expect, test } from 'vitest'
import { migrateJobs, queueRevision } from './migrate-jobs'

test('several servers install the queue at the same time, once', async () => {
  const database = await createTestDatabase()
  database.pool.on('error', () => undefined)
  const done = await Promise.all([1, 2, 3].map(() => migrateJobs(database.pool)))
  expect(done.flat()).toHaveLength(1)
  const { rows } = await database.pool.query('select max(id) as id from graphile_worker.migrations')
  expect(rows).toEqual([{ id: queueRevision }])
  expect(await migrateJobs(database.pool)).toEqual([])
  await database.close()
})
