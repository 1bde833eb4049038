import { userObject } from '@porchlight/domains/customers/objects/user/object'
import { clearSecondFactors } from '@porchlight/domains/jobs'
import { fail } from '@porchlight/errors'
import { normaliseUsername } from '@porchlight/identity'
import { first } from '@porchlight/server-methods/records/list'
import { composeContext } from '../composition/compose-context'
import { openInstallation } from '../composition/open-installation'
import type { Settings } from '../settings/read-settings'
import { auditCommand } from './audit-command'
import { checkDatabase } from './check-database'
import { say } from './say'

const usage = 'npm run clear-factors -- <username>'

/**
 * `npm run clear-factors -- <username>`: takes every second factor of that user off, ends the password and all that
 * is signed in, and has the user notified by mail. It works while servers run. `invalidSettings` when there is no such
 * user.
 */
export async function clearFactors(settings: Settings, args: readonly string[]): Promise<void> {
  const [username, ...more] = args
  if (username === undefined || more.length > 0) throw fail('invalidSettings', { reason: `Use: ${usage}` })
  const installation = await openInstallation(settings, () => {}, 'shared')
  try {
    await checkDatabase(installation.pool)
    const context = await composeContext(settings, installation.pool, { now: () => new Date() })
    try {
      const known = normaliseUsername(username)
      const where = { Username: known }
      const user = await first(context.engine, context.systemViewer, userObject, { fields: [], where })
      if (user === null) throw fail('invalidSettings', { reason: `There is no user ${username}.` })
      await context.engine.inOneTransaction(async (_engine, connection) => {
        await auditCommand(connection, 'second-factors-cleared', { recordId: user.id })
        await clearSecondFactors(context, connection, { userId: user.id, clearedBy: 'operator' })
      })
      say(`Took all second factors of ${known} off. The password is void until a new one is set by mail.`)
    } finally {
      await context.close()
    }
  } finally {
    await installation.close()
  }
}
