import { userObject } from '@porchlight/domains/customers/objects/user/object'
import { fail } from '@porchlight/errors'
import { first } from '@porchlight/server-methods/records/list'
import { composeContext } from '../composition/compose-context'
import { openDemoClock } from '../composition/demo-clock'
import { openInstallation } from '../composition/open-installation'
import type { Settings } from '../settings/read-settings'
import { auditCommand } from './audit-command'
import { say } from './say'

const lifetimeMs = 12 * 3_600_000

/**
 * `npm run token -- <username>`: prints a bearer token for that user, alone on standard output. It works
 * while the server runs and while it does not.
 */
export async function token(settings: Settings, username: string | undefined): Promise<void> {
  if (username === undefined)
    throw fail('invalidSettings', { reason: 'Name a user: npm run token -- <username>' })
  const installation = await openInstallation(settings, () => {}, 'shared')
  try {
    // The demo's date may be ahead of the machine's, and a token of today would have expired there.
    const now = settings.demo ? (await openDemoClock(installation.pool)).now : () => new Date()
    const context = await composeContext(settings, installation.pool, { now })
    const where = { Username: username.trim() }
    const user = await first(context.engine, context.systemViewer, userObject, { fields: [], where })
    if (user === null) throw fail('invalidSettings', { reason: `There is no user ${username}.` })
    await auditCommand(installation.pool, 'token-issued', { recordId: user.id })
    const issued = await context.identity.issueBearerToken(user.id, lifetimeMs)
    await context.close()
    say(issued.token)
  } finally {
    await installation.close()
  }
}
