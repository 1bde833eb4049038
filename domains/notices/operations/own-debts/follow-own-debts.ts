import { enqueueJob } from '@porchlight/jobs'
import { list } from '@porchlight/server-methods/records/list'
import { accountObject } from '../../../customers/objects/account/object'
import { localDay } from '../../../customers/rules/calendar-day'
import type { OrderCheck } from '../../../enrollment/operations/enrollment-work/advance-order'
import { changeOrder, type OrderChange } from '../../../enrollment/operations/enrollment-work/change-order'
import type { OrderReader, OrderWork } from '../../../enrollment/operations/enrollment-work/order-work'
import { write } from '../../../enrollment/operations/enrollment-work/order-writes'
import { placeNotice } from '../../../enrollment/operations/enrollment-work/place-notice'
import { sendEnrollmentUpdate } from '../../../enrollment/operations/enrollment-work/send-update'
import { readNotices } from '../read-notices'
import { readAccountDebt } from './read-account-debt'

/** More accounts than one customer has. */
const mostAccounts = 100

/** The notice of an account's debt, if it has one, and the account's past-due amount now. */
interface FollowedDebt {
  readonly accountId: string
  readonly overdueCents: number
  readonly notice: Awaited<ReturnType<typeof readNotices>>[number] | null
}

/**
 * Blocks a customer's order with the debts of their other accounts to us until they are paid: only the payment resolves
 * the notice, and its return reopens it. A debt that arises once the market has the order no longer blocks anything.
 */
export const followOwnDebts: OrderCheck = async (services, order, now) => {
  const today = localDay(now)
  if ((await changesOf(services, order, today)).length === 0) return
  await changeOrder(services, order.orderId, async (present, transaction) => {
    if (present.status !== 'Pending') return
    for (const debt of await changesOf(transaction, present, today)) {
      await follow(transaction, present, debt, now)
    }
  })
}

/** The debts whose notice is not as it has to be. */
async function changesOf(
  reader: OrderReader,
  order: OrderWork,
  today: string,
): Promise<readonly FollowedDebt[]> {
  const isUnsent = order.marketStatus === 'Not_Sent' || order.marketStatus === 'Unavailable'
  const debts = await readDebts(reader, order, today)
  return debts.filter(({ notice, overdueCents }) => {
    if (notice === null) return isUnsent && overdueCents > 0
    const isPaid = notice.Evidence__c === 'Payment_Posted'
    return notice.Status__c === 'Resolved' ? isPaid && overdueCents > 0 : overdueCents === 0
  })
}

async function readDebts(
  reader: OrderReader,
  order: OrderWork,
  today: string,
): Promise<readonly FollowedDebt[]> {
  const { engine, systemViewer } = reader
  const notices = await readNotices(engine, systemViewer, order.orderId)
  const accounts = await list(engine, systemViewer, accountObject, {
    fields: [],
    where: { ContactId: order.contactId, Id: { ne: order.accountId } },
    limit: mostAccounts,
  })
  const debts: FollowedDebt[] = []
  for (const { id: accountId } of accounts) {
    const notice = notices.find(({ Debt_Account__c }) => Debt_Account__c === accountId) ?? null
    const debt = await readAccountDebt(reader, accountId, today)
    debts.push({ accountId, overdueCents: debt?.overdueCents ?? 0, notice })
  }
  return debts
}

async function follow(
  transaction: OrderChange,
  order: OrderWork,
  { accountId, overdueCents, notice }: FollowedDebt,
  now: Date,
): Promise<void> {
  const { orderId } = order
  const dollars = overdueCents / 100
  if (notice === null) {
    const placed = { reason: 'Own_Debt', placedBy: null, dollars, debtAccountId: accountId }
    await placeNotice(transaction, order, 'Outstanding_Balance', placed, now)
    return mailUpdate(transaction, orderId, `debt of ${accountId}`)
  }
  if (overdueCents === 0) {
    await write(transaction, notice.id, {
      Status__c: 'Resolved',
      Evidence__c: 'Payment_Posted',
      Resolved_Date__c: localDay(now),
    })
    return
  }
  await write(transaction, notice.id, {
    Status__c: 'Open',
    Evidence__c: null,
    Resolved_Date__c: null,
    Amount__c: dollars,
  })
  await beginStepAgain(transaction, order)
  await mailUpdate(transaction, orderId, `debt of ${accountId} again ${now.toISOString()}`)
}

/** A reopened step normally continues as after a rejected proof; here it starts again, with paying. */
async function beginStepAgain(transaction: OrderChange, order: OrderWork): Promise<void> {
  const step = order.steps.find(({ type }) => type === 'Balance')
  if (step?.status === 'Completed') await write(transaction, step.id, { Status: 'New' })
  if (order.stage === 'Complete') await write(transaction, order.orderId, { Stage__c: 'Processing' })
}

/** Notifies the customer that something about the order has changed; its page has the details. */
async function mailUpdate(
  { connection }: Pick<OrderChange, 'connection'>,
  orderId: string,
  cause: string,
): Promise<void> {
  await enqueueJob(connection, sendEnrollmentUpdate.name, { orderId }, { key: `${orderId} ${cause}` })
}
