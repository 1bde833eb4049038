import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { ownAccount } from '../../../customers/operations/person/own-account'
import { type BillWithLines, readBills } from '../../../energy/operations/account-usage/read-bills'
import { readAverageBilling } from '../../operations/read-average-billing'
import { averagedBills, billAverage } from '../../rules/bill-average'
import { averageBillingOverviewContract } from './contract'

const handle = handleCall(averageBillingOverviewContract, async ({ body }, context: MethodContext) => {
  const { engine, systemViewer, now } = context
  const { accountId } = await ownAccount(context, body.accountId)
  const { pastDueCents, isOn, whyNot, ...reported } = await readAverageBilling(
    engine,
    systemViewer,
    accountId,
    now(),
  )
  const bills = await readBills(context, accountId, null, averagedBills)
  const { amounts, average, knownFrom } = billAverage(
    bills.map((bill) => ({ end: bill.end, charges: bill.charges, adjustment: adjustmentOf(bill) })),
  )
  return {
    body: {
      accountId,
      isOn,
      whyNot,
      pastDue: pastDueCents / 100,
      ...reported,
      bills: bills.map(({ id, start, end }, index) => ({
        billId: id,
        start,
        end,
        amount: (amounts[index] ?? 0) / 100,
      })),
      average: average === null ? null : average / 100,
      averageFrom: knownFrom,
    },
  }
})

function adjustmentOf({ lines }: BillWithLines): number {
  const adjustments = lines.filter(({ type }) => type === 'Average_Billing')
  return adjustments.reduce((sum, { amount }) => sum + amount, 0)
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
