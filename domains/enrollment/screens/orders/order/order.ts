import { displayOf } from '@porchlight/page-parts/records/display-value'
import { numberOf, parentOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { groupOf, type StatusGroup } from '../../../../customers/components/groups/status-groups'
import { confirmedDayOf } from '../../../components/confirmed-day'
import { acceptedStatuses } from '../../../facts/accepted-statuses'
import { type OrderStage, orderStages } from '../../../facts/order-stages'

/** An order, as its page shows it; calendar dates `YYYY-MM-DD`, texts in the page's language. */
export interface Order {
  readonly id: string
  readonly accountId: string | null
  readonly number: string
  readonly group: StatusGroup
  readonly stage: OrderStage
  readonly type: string | null
  /** What it is for: the value behind `type`. */
  readonly caseType: string | null
  /** Whether the market has accepted it. */
  readonly isAccepted: boolean
  readonly isMove: boolean
  /** A value of its picklist. */
  readonly cancellationReason: string | null
  readonly street: string | null
  readonly planName: string | null
  readonly utilityName: string | null
  readonly esiid: string | null
  readonly requestedStart: string | null
  readonly confirmedStart: string | null
  readonly rescindUntil: string | null
  /** Of a change of plan or a stop of service, in US dollars. */
  readonly earlyTerminationFee: number
}

/** The fields that `toOrder` reads. */
export const orderFields = [
  'Order.AccountId',
  'Order.Cancellation_Reason__c',
  'Order.Case_Type__c',
  'Order.Confirmation_Number__c',
  'Order.Confirmed_Start_Date__c',
  'Order.Early_Termination_Fee__c',
  'Order.Market_Status__c',
  'Order.Move_Stop__c',
  'Order.Plan_Name__c',
  'Order.Requested_Start_Date__c',
  'Order.Rescission_End_Date__c',
  'Order.Service_Street__c',
  'Order.Stage__c',
  'Order.Status',
] as const

/** Reads an order out of its record. */
export function toOrder(record: ReadRecord): Order {
  const stage = textOf(record, 'Stage__c')
  return {
    id: record.id,
    accountId: textOf(record, 'AccountId'),
    number: textOf(record, 'Confirmation_Number__c') ?? '',
    group: groupOf(textOf(record, 'Status')),
    stage: orderStages.find((known) => known === stage) ?? 'Submission',
    type: displayOf(record, 'Case_Type__c'),
    caseType: textOf(record, 'Case_Type__c'),
    isAccepted: acceptedStatuses.includes(textOf(record, 'Market_Status__c')),
    isMove: textOf(record, 'Move_Stop__c') !== null,
    cancellationReason: textOf(record, 'Cancellation_Reason__c'),
    street: textOf(record, 'Service_Street__c'),
    planName: displayOf(record, 'Plan_Name__c'),
    utilityName: textOf(parentOf(record, 'Utility__r'), 'Name'),
    esiid: textOf(parentOf(record, 'Account'), 'ESIID__c'),
    requestedStart: textOf(record, 'Requested_Start_Date__c'),
    confirmedStart: confirmedDayOf(record),
    rescindUntil: textOf(record, 'Rescission_End_Date__c'),
    earlyTerminationFee: numberOf(record, 'Early_Termination_Fee__c') ?? 0,
  }
}
