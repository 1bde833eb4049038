import { displayOf } from '@porchlight/page-parts/records/display-value'
import { type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'

/** A customer's account, as screens show it. */
export interface Account {
  readonly id: string
  readonly number: string | null
  /** The ESI ID of an electricity meter. */
  readonly esiid: string | null
  /** The street line of the service address, by which the customer recognizes the account. */
  readonly street: string
  /** City, state and zip; empty when unknown. */
  readonly place: string
  readonly commodity: 'electricity' | 'gas'
  readonly status: string | null
  readonly planName: string | null
  /** The calendar date, `YYYY-MM-DD`, that the plan's price holds until. */
  readonly contractEnd: string | null
  /** The calendar date, `YYYY-MM-DD`, since which the contract runs; null where its dates are not known. */
  readonly contractStart: string | null
}

/** Whether an account gets no service any more, nor will it. */
export function isEnded({ status }: Account): boolean {
  return status === 'Closed' || status === 'Cancelled'
}

/** The fields that `toAccount` reads. */
export const accountFields = [
  'Account.Name',
  'Account.AccountNumber',
  'Account.Commodity__c',
  'Account.Contract_End_Date__c',
  'Account.Contract_Start_Date__c',
  'Account.ESIID__c',
  'Account.Plan_Name__c',
  'Account.Service_City__c',
  'Account.Service_Postal_Code__c',
  'Account.Service_State__c',
  'Account.Service_Street__c',
  'Account.Status__c',
] as const

/** Reads an account out of its record. */
export function toAccount(record: ReadRecord): Account {
  const city = textOf(record, 'Service_City__c')
  const stateAndZip = [textOf(record, 'Service_State__c'), textOf(record, 'Service_Postal_Code__c')]
    .filter((part) => part !== null)
    .join(' ')
  return {
    id: record.id,
    number: textOf(record, 'AccountNumber'),
    esiid: textOf(record, 'ESIID__c'),
    street: textOf(record, 'Service_Street__c') ?? textOf(record, 'Name') ?? '',
    place: [city, stateAndZip].filter((part) => part !== null && part !== '').join(', '),
    commodity: textOf(record, 'Commodity__c') === 'Gas' ? 'gas' : 'electricity',
    status: textOf(record, 'Status__c'),
    planName: displayOf(record, 'Plan_Name__c'),
    contractEnd: textOf(record, 'Contract_End_Date__c'),
    contractStart: textOf(record, 'Contract_Start_Date__c'),
  }
}
