import { enqueueJob } from '@porchlight/jobs'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { listWhere } from '@porchlight/server-methods/records/list-where'
import { fieldText } from '../../../customers/operations/person/field-text'
import { localDay } from '../../../customers/rules/calendar-day'
import type { OrderCheck } from '../../../enrollment/operations/enrollment-work/advance-order'
import { changeOrder, type OrderChange } from '../../../enrollment/operations/enrollment-work/change-order'
import type { OrderReader, OrderWork } from '../../../enrollment/operations/enrollment-work/order-work'
import { write } from '../../../enrollment/operations/enrollment-work/order-writes'
import { placeNotice } from '../../../enrollment/operations/enrollment-work/place-notice'
import { sendEnrollmentUpdate } from '../../../enrollment/operations/enrollment-work/send-update'
import { readAccountDebt } from './read-account-debt'

/** More accounts than one customer has. */
const mostAccounts = 100

/** The notice of an account's debt, as far as it has one, and what the account owes past its due date now. */
interface FollowedDebt {
  readonly accountId: string
  readonly overdueCents: number
  readonly notice: { readonly id: string; readonly status: string; readonly evidence: string | null } | null
}

/**
 * Puts what the other accounts of a customer owe us before their order, until it is paid: the payment alone resolves
 * the notice, and brings it back when it is returned. A debt that comes up once the market has the order stands before
 * nothing any more.
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
    const isPaid = notice.evidence === 'Payment_Posted'
    return notice.status === 'Resolved' ? isPaid && overdueCents > 0 : overdueCents === 0
  })
}

async function readDebts(
  reader: OrderReader,
  order: OrderWork,
  today: string,
): Promise<readonly FollowedDebt[]> {
  const { engine, systemViewer } = reader
  const fields = ['Debt_Account__c', 'Status__c', 'Evidence__c']
  const notices = await listWhere(engine, systemViewer, 'Notice__c', 'Order__c', order.orderId, fields)
  const accounts = await firstRecords(engine, systemViewer, {
    objectApiName: 'Account',
    selection: { fields: [], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'ContactId', operator: 'eq', value: order.contactId },
        { kind: 'compare', field: 'Id', operator: 'ne', value: order.accountId },
      ],
    },
    orderings: [{ field: 'Id', ascending: true }],
    pageSize: mostAccounts,
  })
  const debts: FollowedDebt[] = []
  for (const { id: accountId } of accounts) {
    const notice = notices.find((record) => fieldText(record, 'Debt_Account__c') === accountId)
    const debt = await readAccountDebt(reader, accountId, today)
    debts.push({
      accountId,
      overdueCents: debt?.overdueCents ?? 0,
      notice:
        notice === undefined
          ? null
          : {
              id: notice.id,
              status: fieldText(notice, 'Status__c') ?? '',
              evidence: fieldText(notice, 'Evidence__c'),
            },
    })
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

/** Opened again, a step goes on as if a proof had not been accepted; here it begins anew, with paying. */
async function beginStepAgain(transaction: OrderChange, order: OrderWork): Promise<void> {
  const step = order.steps.find(({ type }) => type === 'Balance')
  if (step?.status === 'Completed') await write(transaction, step.id, { Status: 'New' })
  if (order.stage === 'Complete') await write(transaction, order.orderId, { Stage__c: 'Processing' })
}

/** The customer is notified that something about the order has changed; its page says what. */
async function mailUpdate(
  { connection }: Pick<OrderChange, 'connection'>,
  orderId: string,
  cause: string,
): Promise<void> {
  await enqueueJob(connection, sendEnrollmentUpdate.name, { orderId }, { key: `${orderId} ${cause}` })
}
