import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail, isPorchlightError } from '@porchlight/errors'
import { afterRecovery } from './command-line/after-recovery'
import { backup } from './command-line/backup/backup'
import { clearFactors } from './command-line/clear-factors'
import { createAdmin } from './command-line/create-admin/create-admin'
import { endSessions } from './command-line/end-sessions'
import { eraseCustomer } from './command-line/erase-customer'
import { exportCommand } from './command-line/export-book'
import { exportCustomer } from './command-line/export-customer'
import { gatewayCheck } from './command-line/gateway-check/gateway-check'
import { withGatewayAddress } from './command-line/gateway-check/read-gateway-words'
import { importCommand } from './command-line/import-book'
import { market } from './command-line/market'
import { migrate } from './command-line/migrate'
import { oauthClient } from './command-line/oauth-client'
import { restore } from './command-line/restore/restore'
import { resumeJobs } from './command-line/resume-jobs'
import { retryDeadLetters } from './command-line/retry-dead-letter'
import { start } from './command-line/start'
import { token } from './command-line/token'
import { verifyAudit } from './command-line/verify-audit'
import { webhook } from './command-line/webhook'
import { readSettings } from './settings/read-settings'

// Files of this process are private to its own account, even where the code sets no mode.
process.umask(0o077)

const [command, ...words] = process.argv.slice(2)

// Not awaited here: modules loaded later share code with this file, and would wait for it to finish.
run().catch((error: unknown) => {
  const reason = isPorchlightError(error)
    ? error.message
    : error instanceof Error
      ? error.stack
      : String(error)
  process.stderr.write(`${reason}\n`)
  // Exit code 1 means that a gateway has faults.
  process.exit(command === 'gateway-check' ? 2 : 1)
})

async function run(): Promise<void> {
  const settings = readSettings(
    command === 'gateway-check' ? withGatewayAddress(process.env, words) : process.env,
  )
  switch (command) {
    case 'start':
      return start(settings, join(dirname(fileURLToPath(import.meta.url)), '../../portal/dist'))
    case 'token':
      return token(settings, words[0])
    case 'migrate':
      return migrate(settings, words)
    case 'backup':
      return backup(settings, words)
    case 'restore':
      return restore(settings, words)
    case 'after-recovery':
      return afterRecovery(settings, words)
    case 'create-admin':
      return createAdmin(settings, words, { input: process.stdin, output: process.stderr })
    case 'clear-factors':
      return clearFactors(settings, words)
    case 'end-sessions':
      return endSessions(settings, words)
    case 'oauth-client':
      return oauthClient(settings, words)
    case 'webhook':
      return webhook(settings, words)
    case 'resume-jobs':
      return resumeJobs(settings)
    case 'retry-dead-letter':
      return retryDeadLetters(settings, words)
    case 'verify-audit':
      return verifyAudit(settings, words)
    case 'export-customer':
      return exportCustomer(settings, words)
    case 'erase-customer':
      return eraseCustomer(settings, words)
    case 'export':
      return exportCommand(settings, words)
    case 'import':
      return importCommand(settings, words)
    case 'gateway-check':
      return gatewayCheck(settings, words)
    case 'market':
      return market(settings, words)
    default:
      throw fail('invalidSettings', {
        reason: `There is no command ${command ?? ''}. Use start, token, migrate, backup, restore, after-recovery, create-admin, clear-factors, end-sessions, oauth-client, webhook, resume-jobs, retry-dead-letter, verify-audit, export-customer, erase-customer, import, export, gateway-check or market.`,
      })
  }
}
