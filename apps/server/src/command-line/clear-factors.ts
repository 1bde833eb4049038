import { clearSecondFactors } from '@porchlight/domains/jobs'
import { fail } from '@porchlight/errors'
import type { Settings } from '../settings/read-settings'
import { auditCommand } from './audit-command'
import { withContext } from './beside-servers'
import { findUser } from './find-user'
import { say } from './say'

const usage = 'npm run clear-factors -- <username>'

/**
 * `npm run clear-factors -- <username>`: removes every second factor of that user, invalidates the password and
 * everything signed in, and has the user notified by mail. Works while servers run. `invalidSettings` when there is no
 * such user.
 */
export async function clearFactors(settings: Settings, args: readonly string[]): Promise<void> {
  const [typed, ...more] = args
  if (typed === undefined || more.length > 0) throw fail('invalidSettings', { reason: `Use: ${usage}` })
  await withContext(settings, async (context) => {
    const { userId, username } = await findUser(context, typed)
    await context.engine.inOneTransaction(async (_engine, connection) => {
      await auditCommand(connection, 'second-factors-cleared', { recordId: userId })
      await clearSecondFactors(context, connection, { userId, clearedBy: 'operator' })
    })
    say(`Removed all second factors of ${username}. The password is void until a new one is set by mail.`)
  })
}
