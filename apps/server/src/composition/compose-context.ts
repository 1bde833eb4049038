import { randomBytes } from 'node:crypto'
import { createIdentity, type IdentityOptions } from '@porchlight/identity'
import { resolveMetadata, type Viewer } from '@porchlight/metadata'
import { objects, systemUserId } from '@porchlight/objects'
import { createLocalEmailRisk } from '@porchlight/providers/email-risk'
import { createRecordEngine } from '@porchlight/record-engine'
import type pg from 'pg'
import type { Settings } from '../settings/read-settings'
import { createUserStandings } from '../viewer/user-standings'
import { createViewerMemo } from '../viewer/viewer-memo'
import { forgettingEngine, forgettingIdentity } from './forgetting-identity'
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
  const memo = await createViewerMemo(pool, world.now)
  const recordEngine = createRecordEngine({
    pool,
    metadata,
    now: world.now,
    random: Math.random,
    pageTokenSecret: await installationSecret(pool, 'page-token'),
  })
  const identity = createIdentity({ pool, now: world.now, randomBytes, ...world.identity })
  const engine = forgettingEngine(recordEngine, memo, metadata.object('User')?.keyPrefix ?? '')
  return {
    settings,
    pool,
    metadata,
    engine,
    identity: forgettingIdentity(identity, memo),
    users: createUserStandings(engine, systemViewer),
    memo,
    emailRisk: createLocalEmailRisk(),
    systemViewer,
    now: world.now,
    close: () => memo.close(),
  }
}
