import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { readBrandLimits } from '../../../customer-service/operations/read-brand-limits'
import { lawOf } from '../../../customers/facts/law-by-place'
import { accountObject } from '../../../customers/objects/account/object'
import { dayIn } from '../../../customers/rules/calendar-day'
import { paymentArrangementObject } from '../../objects/payment-arrangement/object'
import { type ArrangementOffer, arrangementOffer } from '../../rules/arrangement/arrangement-offer'
import type { PayableBill } from '../bill-payment/read-bill'
import { billMoneyOnItsWay } from '../money-on-its-way'

/** What is offered for a bill today, by the clocks of the account. */
export interface OfferForBill {
  readonly offer: ArrangementOffer
  readonly today: string
  /** Whether a hold on switching may follow: electricity in Texas (16 TAC 25.480(m)). */
  readonly mayHoldSwitch: boolean
}

/** Reads as the platform what may be arranged for a bill whose viewer is known already. */
export async function offerForBill(
  engine: RecordEngine,
  systemViewer: Viewer,
  { accountId, billId, dueCents, dueDate }: PayableBill,
  now: Date,
): Promise<OfferForBill> {
  const account = await read(engine, systemViewer, accountObject, accountId, [
    'Status__c',
    'Service_State__c',
    'Commodity__c',
    'Time_Zone__c',
    'Account_Brand__c',
  ])
  if (account === null) throw new TypeError(`The bill ${billId} is of no account.`)
  const place = { state: account.Service_State__c, commodity: account.Commodity__c }
  const earlier = await list(engine, systemViewer, paymentArrangementObject, {
    fields: ['Kind__c', 'Status__c', 'Agreed_Date__c'],
    where: { Account__c: accountId },
    orderedBy: ['-Agreed_Date__c'],
    limit: 20,
  })
  // A payment of any bill of the account pays the same debt (ADR 66).
  const waiting = await billMoneyOnItsWay(engine, systemViewer, accountId)
  const today = dayIn(now, account.Time_Zone__c)
  const offer = arrangementOffer({
    isActiveAccount: account.Status__c === 'Active',
    dueCents,
    dueDay: dueDate,
    today,
    leastParts: lawOf(place)?.paymentPlan?.leastParts ?? null,
    limits: await readBrandLimits(engine, systemViewer, account.Account_Brand__c),
    hasActive: earlier.some(({ Status__c }) => Status__c === 'Active'),
    isOnItsWay: waiting.length > 0,
    earlier: earlier.map(({ Kind__c: kind, Status__c: status, Agreed_Date__c: agreedDay }) => ({
      kind,
      status,
      agreedDay,
    })),
  })
  return { offer, today, mayHoldSwitch: place.state === 'TX' && place.commodity === 'Electricity' }
}
