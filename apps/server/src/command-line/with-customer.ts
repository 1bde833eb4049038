import {
  type CustomerViewer,
  findCustomer,
} from '@porchlight/domains/privacy/operations/own-data/find-customer'
import { fail } from '@porchlight/errors'
import { normaliseUsername } from '@porchlight/identity'
import type { ServerContext } from '../composition/server-context'
import type { Settings } from '../settings/read-settings'
import { withContext } from './beside-servers'

/**
 * Runs a command's work for the customer with that username or account number, while servers run. `invalidSettings`
 * when there is no such customer.
 */
export async function withCustomer(
  settings: Settings,
  name: string,
  run: (context: ServerContext, customer: CustomerViewer) => Promise<void>,
): Promise<void> {
  await withContext(settings, async (context) => {
    const customer = await findCustomer(context, normaliseUsername(name))
    if (customer === null) {
      throw fail('invalidSettings', {
        reason: `There is no customer with the username or account number ${name}.`,
      })
    }
    await run(context, customer)
  })
}
