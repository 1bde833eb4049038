import type { MethodContext } from '@porchlight/server-methods/define/method'
import { update } from '@porchlight/server-methods/records/write'
import { openCase } from '../../messages/operations/open-case'
import { lockDeposit } from '../../payments/operations/lock-payable'
import { overCapText } from '../objects/deposit/after-rules'
import { depositObject } from '../objects/deposit/object'
import { openDepositCase, subjectOf } from './deposit-cases'
import { overTheCapSubjects } from './deposit-subjects'
import { readDeposit, type StoredDeposit } from './read-deposit'

/**
 * Has staff review the amount of a deposit: its status is in review, nothing of it is charged, and
 * a case is open about it. However often it is requested, there is one case.
 */
export async function openReview(context: MethodContext, { id: depositId }: StoredDeposit): Promise<void> {
  const { engine, systemViewer } = context
  await engine.inOneTransaction(async (inner, connection) => {
    await lockDeposit(connection, depositId)
    const deposit = await readDeposit(inner, systemViewer, depositId)
    if (deposit === null) return
    // That it comes into review is what opens the case.
    if (deposit.Status__c === 'Due' || deposit.Status__c === 'Part_Paid') {
      await update(inner, systemViewer, depositObject, depositId, { Status__c: 'In_Review' })
    }
    if ((await openDepositCase(context, inner, deposit, overTheCapSubjects)) !== null) return
    await openCase(context, inner, subjectOf(deposit), overCapText, { Priority: 'High' })
  })
}
