import { lockStatement } from '@porchlight/advisory-locks'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { openCase } from '../../messages/operations/open-case'
import { overCapText } from '../objects/deposit/after-rules'
import { openDepositCase } from './deposit-cases'
import { overTheCapSubjects } from './deposit-subjects'
import { readDeposit, type StoredDeposit } from './read-deposit'

/**
 * Sees to it that somebody of ours looks at the amount of a deposit: it stands in review, nothing of it is charged, and
 * a case is open about it. However often it is asked for, there is one case.
 */
export async function openReview(context: MethodContext, { depositId }: StoredDeposit): Promise<void> {
  const { engine, systemViewer } = context
  await engine.inOneTransaction(async (inner, connection) => {
    await connection.query(lockStatement('payable'), [`payment of ${depositId}`])
    const deposit = await readDeposit(inner, systemViewer, depositId)
    if (deposit === null) return
    // That it comes into review is what opens the case.
    if (deposit.status === 'Due' || deposit.status === 'Part_Paid') {
      await inner.updateRecord(systemViewer, depositId, { fields: { Status__c: 'In_Review' } })
    }
    if ((await openDepositCase(context, inner, deposit, overTheCapSubjects)) !== null) return
    await openCase(context, inner, deposit, overCapText, { Priority: 'High' })
  })
}
