import { toCents, type Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first, list, listEvery } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { accountObject } from '../../../customers/objects/account/object'
import { contactObject } from '../../../customers/objects/contact/object'
import { localDay } from '../../../customers/rules/calendar-day'
import { billObject } from '../../../energy/objects/bill/object'
import { readAccountMoney } from '../../../energy/operations/account-money/read-account-money'
import { positionOn } from '../../../ledger/rules/account-position'
import { caseObject } from '../../../messages/objects/case/object'
import { paymentObject } from '../../../payments/objects/payment/object'
import { refundObject } from '../../../payments/objects/refund/object'
import type { ErasureHold } from '../../facts/erasure-holds'

export type { ErasureHold }

/** The services that finding holds needs. */
export interface HoldReader {
  readonly engine: RecordEngine
  readonly systemViewer: Viewer
  readonly now: () => Date
}

/** The maximum number of holds listed of each kind: the rest shows once these have ended. */
const maxPerKind = 20

/** Returns what prevents erasing a customer now, read as the platform; none when they can be erased. */
export async function findHolds(reader: HoldReader, contactId: string): Promise<readonly ErasureHold[]> {
  const { engine, systemViewer } = reader
  const contact = await read(engine, systemViewer, contactObject, contactId, ['Legal_Hold__c'])
  const legalHold = contact?.Legal_Hold__c ?? null
  const holds: ErasureHold[] = legalHold === null ? [] : [{ kind: 'legalHold', about: legalHold, cents: 0 }]
  const accounts = listEvery(engine, systemViewer, accountObject, {
    fields: ['AccountNumber', 'Status__c'],
    where: { ContactId: contactId },
    pageSize: 200,
  })
  for await (const account of accounts) holds.push(...(await findAccountHolds(reader, account)))
  const complaints = await list(engine, systemViewer, caseObject, {
    fields: ['CaseNumber'],
    where: { ContactId: contactId, Type: 'Complaint', Status: { ne: 'Closed' } },
    limit: maxPerKind,
  })
  return [
    ...holds,
    ...complaints.map(
      ({ CaseNumber }): ErasureHold => ({ kind: 'complaintOpen', about: CaseNumber ?? '', cents: 0 }),
    ),
  ]
}

async function findAccountHolds(
  { engine, systemViewer, now }: HoldReader,
  account: {
    readonly id: string
    readonly AccountNumber: string | null
    readonly Status__c: string
  },
): Promise<readonly ErasureHold[]> {
  const about = account.AccountNumber ?? account.id
  const payments = await list(engine, systemViewer, paymentObject, {
    fields: ['Name', 'Amount__c'],
    where: { Account__c: account.id, Status__c: 'Pending' },
    limit: maxPerKind,
  })
  const refunds = await list(engine, systemViewer, refundObject, {
    fields: ['Name', 'Amount__c'],
    where: { Account__c: account.id, Status__c: ['Waiting', 'Sending'] },
    limit: maxPerKind,
  })
  const { totals, charges } = await readAccountMoney(engine, systemViewer, account.id, localDay(now()))
  const money = positionOn(totals, charges, localDay(now()))
  const ended = ['Closed', 'Cancelled'].includes(account.Status__c)
  const amounts = [
    ['moneyOwed', money.owedCents],
    ['creditLeft', money.creditCents],
    ['depositHeld', money.depositHeldCents],
  ] as const
  return [
    ...(ended ? [] : [{ kind: 'accountOpen', about, cents: 0 } as const]),
    ...(ended && (await awaitsFinalBill({ engine, systemViewer }, account.id))
      ? [{ kind: 'finalBillMissing', about, cents: 0 } as const]
      : []),
    ...amounts.flatMap(([kind, cents]) => (cents > 0 ? [{ kind, about, cents }] : [])),
    ...payments.map(
      ({ Name, Amount__c }) => ({ kind: 'paymentOnItsWay', about: Name, cents: toCents(Amount__c) }) as const,
    ),
    ...refunds.map(
      ({ Name, Amount__c }) => ({ kind: 'refundOnItsWay', about: Name, cents: toCents(Amount__c) }) as const,
    ),
  ]
}

/** Whether an account was billed and the bill that ends it has not come yet. */
async function awaitsFinalBill(
  { engine, systemViewer }: Pick<HoldReader, 'engine' | 'systemViewer'>,
  accountId: string,
): Promise<boolean> {
  const newest = await first(engine, systemViewer, billObject, {
    fields: ['Is_Final__c'],
    where: { Account__c: accountId },
    orderedBy: ['-Bill_Date__c'],
  })
  return newest !== null && !newest.Is_Final__c
}
