import { type ErasureHold, findHolds } from '@porchlight/domains/privacy/operations/erasure/find-holds'
import {
  eraseCustomerKey,
  eraseCustomer as eraseJob,
} from '@porchlight/domains/privacy/operations/erasure/job'
import { fail } from '@porchlight/errors'
import { enqueueJob } from '@porchlight/jobs'
import type { Settings } from '../settings/read-settings'
import { auditCommand } from './audit-command'
import { say } from './say'
import { withCustomer } from './with-customer'

const usage = 'npm run erase-customer -- <username or account number> [--for-good]'

/** The operator's text for each hold. */
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
 * `npm run erase-customer -- <username or account number> [--for-good]`: reports what prevents this customer from being
 * erased. With `--for-good` and no holds, the running servers start erasing immediately, and the command is audited.
 * `invalidSettings` when there is no such customer, or a hold remains.
 */
export async function eraseCustomer(settings: Settings, args: readonly string[]): Promise<void> {
  const [name, flag, ...more] = args
  if (name === undefined || (flag !== undefined && flag !== '--for-good') || more.length > 0)
    throw fail('invalidSettings', { reason: `Use: ${usage}` })
  await withCustomer(settings, name, async (context, { contactId }) => {
    const holds = await findHolds(context, contactId)
    if (holds.length > 0) {
      const reasons = holds.map(({ kind, about }) => `${holdTexts[kind]} ${about}`)
      throw fail('invalidSettings', { reason: `${name} cannot be erased yet: ${reasons.join('; ')}.` })
    }
    if (flag === undefined) {
      say(`Nothing stands against erasing ${name}. Nobody can undo it; to do it, add --for-good.`)
      return
    }
    const { pool, now } = context
    await auditCommand(pool, 'customer-erased', { recordId: contactId })
    await enqueueJob(pool, eraseJob.name, { contactId }, { key: eraseCustomerKey(contactId, now()) })
    say(`${name} is being erased by the servers that run. The contact ${contactId} says when it has ended.`)
  })
}
