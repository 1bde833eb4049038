import { brandKeys, brandOf } from '@porchlight/brands'
import { userObject } from '@porchlight/domains/customers/objects/user/object'
import { systemUser, systemUserId } from '@porchlight/domains/customers/objects/user/system-user'
import { fail } from '@porchlight/errors'
import { checkPasswordRules, type PasswordProblem } from '@porchlight/identity'
import { loadRecords } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import type { ServerContext } from '../../composition/server-context'
import type { Settings } from '../../settings/read-settings'
import { auditCommand } from '../audit-command'
import { withContext } from '../beside-servers'
import { readArguments } from '../read-arguments'
import { say } from '../say'
import { readNewPassword, type Terminal } from './read-password'

const usage = 'npm run create-admin -- <email> [--name "First Last"]'

const sentences: Readonly<Record<PasswordProblem, string>> = {
  tooShort: 'Use at least 8 characters.',
  tooLong: 'Use at most 128 characters.',
  letterMissing: 'Use a letter.',
  numberMissing: 'Use a number.',
  specialMissing: 'Use a special character.',
  common: 'This password is easy to guess.',
  containsContext: 'Leave out names, the address and the brands.',
}

/**
 * `npm run create-admin -- <email>`: creates a user with the administrator role. The password is prompted for on the
 * terminal, or is the first line of the input. Works on a database without any user. `invalidSettings` when such a user
 * already exists or the password is not acceptable.
 */
export async function createAdmin(
  settings: Settings,
  args: readonly string[],
  terminal: Terminal,
): Promise<void> {
  const { subject, texts } = readArguments(args, { texts: ['name'], usage })
  const username = subject.trim()
  if (!/^[^@\s]+@[^@\s]+$/.test(username)) {
    throw fail('invalidSettings', { reason: `${subject} is not an email address. Use: ${usage}` })
  }
  const name = nameParts(texts.get('name') ?? 'Administrator')
  await withContext(settings, async (context) => {
    await refuseKnownUser(context, username)
    const known = [username, name.FirstName ?? '', name.LastName]
    const guessable = [...known, ...brandKeys.map((key) => brandOf(key).names.displayName)]
    const password = await readNewPassword(terminal, async (candidate) => {
      const problems = await checkPasswordRules(candidate, { words: guessable })
      return problems.map((problem) => sentences[problem])
    })
    await ensureSystemUser(context)
    const userId = await context.engine.createRecord(context.systemViewer, 'User', {
      fields: { ...name, Username: username, Email: username, Portal_Role__c: 'Admin', IsActive: true },
    })
    await auditCommand(context.pool, 'administrator-created', { recordId: userId })
    await context.identity.setPassword(userId, password)
    say(`Made ${username} an administrator.`)
  })
}

function nameParts(name: string): { readonly FirstName: string | null; readonly LastName: string } {
  const args = name.trim().split(/\s+/)
  const last = args.pop() ?? ''
  if (last === '') throw fail('invalidSettings', { reason: `The name is empty. Use: ${usage}` })
  return { FirstName: args.length === 0 ? null : args.join(' '), LastName: last }
}

async function refuseKnownUser(context: ServerContext, username: string): Promise<void> {
  const where = { Username: username }
  const known = await first(context.engine, context.systemViewer, userObject, { fields: [], where })
  if (known !== null) {
    throw fail('invalidSettings', { reason: `There is a user ${username} already.` })
  }
}

/** Creates the platform's own user, the author of its writes, before all others. */
async function ensureSystemUser({ pool, metadata, now }: ServerContext): Promise<void> {
  const found = await pool.query('select 1 from record."User" where "Id" = $1', [systemUserId])
  if (found.rowCount === 0) await loadRecords(pool, metadata, [systemUser], now())
}
