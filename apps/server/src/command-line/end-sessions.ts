import { fail } from '@porchlight/errors'
import type { Settings } from '../settings/read-settings'
import { auditCommand } from './audit-command'
import { withContext } from './beside-servers'
import { findUser } from './find-user'
import { say } from './say'

const usage = 'npm run end-sessions -- <username>, or npm run end-sessions -- --all'

/**
 * `npm run end-sessions -- <username>`: signs that user out everywhere, including all programs acting as them; with
 * `--all`, all users. Passwords, second factors and access remain. Works while servers run. `invalidSettings` when
 * there is no such user.
 */
export async function endSessions(settings: Settings, args: readonly string[]): Promise<void> {
  const [who, ...more] = args
  if (who === undefined || more.length > 0 || (who.startsWith('-') && who !== '--all'))
    throw fail('invalidSettings', { reason: `Use: ${usage}` })
  await withContext(settings, async (context) => {
    const { identity, engine } = context
    const user = who === '--all' ? null : await findUser(context, who)
    const ended = await engine.inOneTransaction(async (_engine, within) => {
      const count =
        user === null
          ? await identity.endAllSessions(within)
          : await identity.endWaysIn(user.userId, { event: 'logOutOfOthers', within })
      await auditCommand(within, 'sessions-ended', { recordId: user?.userId ?? null })
      return count
    })
    say(`Ended ${ended === 1 ? '1 session' : `${ended} sessions`} of ${user?.username ?? 'everybody'}.`)
  })
}
