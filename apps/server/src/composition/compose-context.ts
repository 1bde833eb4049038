import { randomBytes } from 'node:crypto'
import { createIdentity, type IdentityOptions } from '@porchlight/identity'
import { resolveMetadata, type Viewer } from '@porchlight/metadata'
import { objects, systemUserId } from '@porchlight/objects'
import { createRecordEngine } from '@porchlight/record-engine'
import type pg from 'pg'
import type { Settings } from '../settings/read-settings'
import { createUserStandings } from '../viewer/user-standings'
import { installationSecret } from './installation-secret'
import type { ServerContext } from './server-context'

/** All objects, resolved and linked. */
export const metadata = resolveMetadata(objects)

/** Composes what requests are answered from, over a database that is migrated. */
export async function composeContext(
  settings: Settings,
  pool: pg.Pool,
  world: { readonly now: () => Date; readonly identity?: Partial<IdentityOptions> },
): Promise<ServerContext> {
  const systemViewer: Viewer = { class: 'system', language: 'en', userId: systemUserId }
  const engine = createRecordEngine({
    pool,
    metadata,
    now: world.now,
    random: Math.random,
    pageTokenSecret: await installationSecret(pool, 'page-token'),
  })
  return {
    settings,
    pool,
    metadata,
    engine,
    identity: createIdentity({ pool, now: world.now, randomBytes, ...world.identity }),
    users: createUserStandings(engine, systemViewer),
    systemViewer,
    now: world.now,
  }
}
