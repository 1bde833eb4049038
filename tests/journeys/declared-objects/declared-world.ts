import { site } from '@porchlight/domains/apps/site'
import { objects } from '@porchlight/domains/objects'
import { resolveMetadata } from '@porchlight/metadata'
import { createRecordEngine, migrateDatabase } from '@porchlight/record-engine'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { seededRandom } from '../../platform/platform-world'
import { gadgetObject, shelfObject } from './objects'

/** Creates the demo world with the objects of this folder added, which no line outside the tests knows. */
export async function createDeclaredWorld(): Promise<TestWorld> {
  const metadata = resolveMetadata([...objects, shelfObject, gadgetObject], site)
  const world = await createTestWorld({
    listen: true,
    portal: true,
    arrange: (context) => ({
      ...context,
      metadata,
      engine: createRecordEngine({
        pool: context.pool,
        metadata,
        now: context.now,
        random: seededRandom(7),
        pageTokenSecret: 'a secret of the tests',
      }),
    }),
  })
  await migrateDatabase(world.context.pool, metadata, [])
  return world
}
