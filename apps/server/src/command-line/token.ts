import { fail } from '@porchlight/errors'
import type { Settings } from '../settings/read-settings'
import { auditCommand } from './audit-command'
import { withContext } from './beside-servers'
import { findUser } from './find-user'
import { say } from './say'

const lifetimeMs = 12 * 3_600_000

/**
 * `npm run token -- <username>`: prints a bearer token for that user, alone on standard output. It works
 * while the server runs and while it does not.
 */
export async function token(settings: Settings, username: string | undefined): Promise<void> {
  if (username === undefined)
    throw fail('invalidSettings', { reason: 'Name a user: npm run token -- <username>' })
  await withContext(settings, async (context) => {
    const { userId } = await findUser(context, username)
    await auditCommand(context.pool, 'token-issued', { recordId: userId })
    say((await context.identity.issueBearerToken(userId, lifetimeMs)).token)
  })
}
