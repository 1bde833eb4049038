import { keyPrefixOf, type RecordRepresentation } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../../customers/operations/person/field-text'

/** A step of an order's tracker. */
export interface WorkStepRow {
  readonly id: string
  readonly type: string
  readonly status: string
  /** `YYYY-MM-DD`, as the days below; null without one. */
  readonly due: string | null
  readonly remindedOn: string | null
  /** When it is looked at next; null once it has ended. */
  readonly followUpOn: string | null
}

/** An order as the work on it needs it; dates are `YYYY-MM-DD`. */
export interface OrderWork {
  readonly orderId: string
  readonly accountId: string
  readonly contactId: string
  readonly status: string
  readonly stage: string
  readonly caseType: 'Move_In' | 'Switch'
  readonly requestedStart: string | null
  readonly confirmedStart: string | null
  /** Null for orders that another system hands to the market. */
  readonly marketStatus: string | null
  readonly marketStart: string | null
  readonly creditStatus: string | null
  readonly planId: string | null
  readonly accountStatus: string | null
  readonly commodity: 'Electricity' | 'Gas'
  readonly servicePoint: string | null
  readonly utilityName: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly steps: readonly WorkStepRow[]
}

/** What reads orders: the services of a job, or the engine of its transaction. */
export type OrderReader = Pick<PortalJobServices, 'systemViewer'> & { readonly engine: RecordEngine }

/** More steps than an order has. */
const mostSteps = 50

/** Reads an order with its steps; null when there is none. */
export async function readOrderWork(reader: OrderReader, orderId: string): Promise<OrderWork | null> {
  if (keyPrefixOf(orderId) !== '801') return null
  const { engine, systemViewer } = reader
  const order = await engine.readRecord(systemViewer, orderId, {
    fields: [
      'Status',
      'Stage__c',
      'Case_Type__c',
      'Requested_Start_Date__c',
      'Confirmed_Start_Date__c',
      'Market_Status__c',
      'Market_Start_Date__c',
      'Credit_Status__c',
      'Plan__c',
      'Service_Street__c',
      'Service_City__c',
      'Service_State__c',
      'Service_Postal_Code__c',
      'AccountId',
    ],
    optionalFields: [
      'Account.ContactId',
      'Account.Status__c',
      'Account.Commodity__c',
      'Account.ESIID__c',
      'Account.Gas_Account_Number__c',
      'Utility__r.Name',
    ],
  })
  if (order === null) return null
  return { ...toWork(order), steps: await readSteps(reader, order.id) }
}

function toWork(order: RecordRepresentation): Omit<OrderWork, 'steps'> {
  const text = (path: string) => fieldText(order, path)
  return {
    orderId: order.id,
    accountId: text('AccountId') ?? '',
    contactId: text('Account.ContactId') ?? '',
    status: text('Status') ?? '',
    stage: text('Stage__c') ?? '',
    caseType: text('Case_Type__c') === 'Switch' ? 'Switch' : 'Move_In',
    requestedStart: text('Requested_Start_Date__c'),
    confirmedStart: text('Confirmed_Start_Date__c'),
    marketStatus: text('Market_Status__c'),
    marketStart: text('Market_Start_Date__c'),
    creditStatus: text('Credit_Status__c'),
    planId: text('Plan__c'),
    accountStatus: text('Account.Status__c'),
    commodity: text('Account.Commodity__c') === 'Gas' ? 'Gas' : 'Electricity',
    servicePoint: text('Account.ESIID__c') ?? text('Account.Gas_Account_Number__c'),
    utilityName: text('Utility__r.Name') ?? '',
    street: text('Service_Street__c') ?? '',
    city: text('Service_City__c') ?? '',
    state: text('Service_State__c') ?? '',
    postalCode: text('Service_Postal_Code__c') ?? '',
  }
}

async function readSteps(
  { engine, systemViewer }: OrderReader,
  orderId: string,
): Promise<readonly WorkStepRow[]> {
  const records = await firstRecords(engine, systemViewer, {
    objectApiName: 'WorkStep',
    selection: {
      fields: ['Step_Type__c', 'Status', 'Due_Date__c', 'Reminded_On__c', 'Follow_Up_On__c'],
      optionalFields: [],
    },
    condition: { kind: 'compare', field: 'Order__c', operator: 'eq', value: orderId },
    orderings: [{ field: 'ExecutionOrder', ascending: true }],
    pageSize: mostSteps,
  })
  return records.map((step) => ({
    id: step.id,
    type: fieldText(step, 'Step_Type__c') ?? '',
    status: fieldText(step, 'Status') ?? '',
    due: fieldText(step, 'Due_Date__c'),
    remindedOn: fieldText(step, 'Reminded_On__c'),
    followUpOn: fieldText(step, 'Follow_Up_On__c'),
  }))
}

/** Whether a step still stands in the way. */
export function isOpenStep({ status }: WorkStepRow): boolean {
  return status !== 'Completed' && status !== 'Not Applicable'
}
