import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countPayment } from '../../../customers/operations/limits/count-payment'
import { openCase } from '../../../messages/operations/open-case'
import { lockDeposit } from '../../../payments/operations/lock-payable'
import { openDepositCase, subjectOf } from '../../operations/deposit-cases'
import { waiverSubjects, waiverText } from '../../operations/deposit-subjects'
import { readDeposit } from '../../operations/read-deposit'
import { depositPath, requireDeposit } from '../../operations/requested-deposit'
import { askDepositWaiverContract } from './contract'

/** What staff read about a reason: what to check, and how little to request. */
const notes: Readonly<Record<string, string>> = {
  Age_65: 'Exemption requested: 65 or older. Request the date of birth; no document is needed.',
  Letter_Of_Credit:
    'Exemption asked for: letter of credit. Ask the former company: at most one late payment in twelve months.',
  Family_Violence:
    'Exemption asked for: certified protection. The certification letter is enough; ask nothing else. Use the safe way to reach the customer only.',
  Medically_Indigent: 'Exemption asked for: medically indigent. The doctor’s form is enough.',
}

/** How staff can identify the requester. */
const proofs = {
  customer: 'Proof of who asked: signed in as the customer.',
  link: 'Proof of who asked: opened the link that we mailed to the customer.',
} as const

const handle = handleCall(askDepositWaiverContract, async ({ body }, context: MethodContext) => {
  requireFields(body, ['reason'])
  const requested = await requireDeposit(context, body.orderId)
  const { deposit, audience } = requested
  // Number and ZIP code are on papers that others in the home read, from whom the customer may need protection.
  if (audience === 'lookUp') throw fail('linkRequired')
  const note = Object.hasOwn(notes, body.reason) ? notes[body.reason] : undefined
  if (note === undefined) throw fail('invalidFieldValue', { label: 'reason', reason: 'is not known' })
  await countPayment(context, deposit.id)
  await context.engine.inOneTransaction(async (engine, connection) => {
    await lockDeposit(connection, deposit.id)
    const now = await readDeposit(engine, context.systemViewer, deposit.id)
    const isRequested =
      now?.Status__c === 'Due' || now?.Status__c === 'Part_Paid' || now?.Status__c === 'In_Review'
    if (!isRequested) throw fail('nothingDue')
    if ((await openDepositCase(context, engine, deposit, waiverSubjects)) !== null) return
    const way = body.contactBy?.trim() ?? ''
    const comments = [
      note,
      proofs[audience],
      ...(way === '' ? [] : [`Safe way to reach the customer: ${way}`]),
    ]
    await openCase(context, engine, subjectOf(deposit), waiverText, {
      Comments: comments.join('\n'),
      Priority: 'High',
    })
  })
  return { body: { location: `${depositPath(requested)}?asked` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
