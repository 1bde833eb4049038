import {
  type CustomerViewer,
  findCustomer,
} from '@porchlight/domains/privacy/operations/own-data/find-customer'
import { fail } from '@porchlight/errors'
import { normaliseUsername } from '@porchlight/identity'
import { composeContext } from '../composition/compose-context'
import { openInstallation } from '../composition/open-installation'
import type { ServerContext } from '../composition/server-context'
import type { Settings } from '../settings/read-settings'
import { checkDatabase } from './check-database'

/**
 * Runs what a command does for the customer of that username or account number, beside the servers that run.
 * `invalidSettings` when there is none.
 */
export async function withCustomer(
  settings: Settings,
  name: string,
  run: (context: ServerContext, customer: CustomerViewer) => Promise<void>,
): Promise<void> {
  const installation = await openInstallation(settings, () => {}, 'shared')
  try {
    await checkDatabase(installation.pool)
    const context = await composeContext(settings, installation.pool, { now: () => new Date() })
    try {
      const customer = await findCustomer(context, normaliseUsername(name))
      if (customer === null) {
        throw fail('invalidSettings', {
          reason: `There is no customer with the username or account number ${name}.`,
        })
      }
      await run(context, customer)
    } finally {
      await context.close()
    }
  } finally {
    await installation.close()
  }
}
