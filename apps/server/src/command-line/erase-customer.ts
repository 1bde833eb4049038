import { type ErasureHold, findHolds } from '@porchlight/domains/privacy/operations/erasure/find-holds'
import {
  eraseCustomerKey,
  eraseCustomer as eraseJob,
} from '@porchlight/domains/privacy/operations/erasure/job'
import { findCustomer } from '@porchlight/domains/privacy/operations/own-data/find-customer'
import { fail } from '@porchlight/errors'
import { normaliseUsername } from '@porchlight/identity'
import { enqueueJob } from '@porchlight/jobs'
import { composeContext } from '../composition/compose-context'
import { openInstallation } from '../composition/open-installation'
import type { Settings } from '../settings/read-settings'
import { auditCommand } from './audit-command'
import { checkDatabase } from './check-database'
import { say } from './say'

const usage = 'npm run erase-customer -- <username or account number> [--for-good]'

/** What each hold says to an operator. */
const holdTexts: Readonly<Record<ErasureHold['kind'], string>> = {
  legalHold: 'there is a legal hold:',
  accountOpen: 'this account has not ended:',
  finalBillMissing: 'the final bill has not come for account',
  moneyOwed: 'money is owed for account',
  creditLeft: 'there is a credit of account',
  depositHeld: 'we hold a deposit for account',
  paymentOnItsWay: 'this payment is on its way:',
  refundOnItsWay: 'this refund is on its way:',
  complaintOpen: 'this complaint is open:',
}

/**
 * `npm run erase-customer -- <username or account number> [--for-good]`: says what stands against erasing this customer.
 * With `--for-good` and nothing against it, the servers that run begin at once, and it is audited. `invalidSettings` when
 * there is no such customer, or something stands against it.
 */
export async function eraseCustomer(settings: Settings, args: readonly string[]): Promise<void> {
  const [name, flag, ...more] = args
  if (name === undefined || (flag !== undefined && flag !== '--for-good') || more.length > 0)
    throw fail('invalidSettings', { reason: `Use: ${usage}` })
  const installation = await openInstallation(settings, () => {}, 'shared')
  const { pool } = installation
  try {
    await checkDatabase(pool)
    const context = await composeContext(settings, pool, { now: () => new Date() })
    try {
      const customer = await findCustomer(context, normaliseUsername(name))
      if (customer === null) {
        throw fail('invalidSettings', {
          reason: `There is no customer with the username or account number ${name}.`,
        })
      }
      const { contactId } = customer
      const holds = await findHolds(context, contactId)
      if (holds.length > 0) {
        const reasons = holds.map(({ kind, about }) => `${holdTexts[kind]} ${about}`)
        throw fail('invalidSettings', { reason: `${name} cannot be erased yet: ${reasons.join('; ')}.` })
      }
      if (flag === undefined) {
        say(`Nothing stands against erasing ${name}. Nobody can undo it; to do it, add --for-good.`)
        return
      }
      await auditCommand(pool, 'customer-erased', { recordId: contactId })
      await enqueueJob(
        pool,
        eraseJob.name,
        { contactId },
        { key: eraseCustomerKey(contactId, context.now()) },
      )
      say(`${name} is being erased by the servers that run. The contact ${contactId} says when it has ended.`)
    } finally {
      await context.close()
    }
  } finally {
    await installation.close()
  }
}
