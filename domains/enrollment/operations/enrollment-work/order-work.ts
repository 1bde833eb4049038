import type { TypedRecord } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { orderObject } from '../../objects/order/object'
import type { DayType } from '../../objects/order/start-dates'
import { workStepObject } from '../../objects/work-step/object'

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
  readonly caseType: DayType
  /** Whether it is another plan for an account that has service; then its `caseType` has no meaning. */
  readonly isPlanChange: boolean
  readonly requestedStart: string | null
  readonly confirmedStart: string | null
  /** Null for orders that another system hands to the market. */
  readonly marketStatus: string | null
  readonly marketStart: string | null
  readonly creditStatus: string | null
  readonly planId: string | null
  readonly accountStatus: string | null
  /** The zone in which the account's days begin. */
  readonly timeZone: string | null
  readonly commodity: 'Electricity' | 'Gas'
  readonly servicePoint: string | null
  readonly utilityName: string
  /** First and last name. */
  readonly customerName: string
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

const orderFields = [
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
  'Account.ContactId',
  'Account.Contact.FirstName',
  'Account.Contact.LastName',
  'Account.Status__c',
  'Account.Time_Zone__c',
  'Account.Commodity__c',
  'Account.ESIID__c',
  'Account.Gas_Account_Number__c',
  'Utility__r.Name',
] as const

/** Reads an order with its steps; null for an unknown order. */
export async function readOrderWork(reader: OrderReader, orderId: string): Promise<OrderWork | null> {
  const order = await read(reader.engine, reader.systemViewer, orderObject, orderId, orderFields)
  return order === null ? null : { ...toWork(order), steps: await readSteps(reader, order.id) }
}

function toWork(
  order: TypedRecord<typeof orderObject, (typeof orderFields)[number]>,
): Omit<OrderWork, 'steps'> {
  return {
    orderId: order.id,
    accountId: order.AccountId ?? '',
    contactId: order['Account.ContactId'] ?? '',
    status: order.Status,
    stage: order.Stage__c,
    caseType:
      order.Case_Type__c === 'Switch' || order.Case_Type__c === 'Stop_Service'
        ? order.Case_Type__c
        : 'Move_In',
    isPlanChange: order.Case_Type__c === 'Plan_Change',
    requestedStart: order.Requested_Start_Date__c,
    confirmedStart: order.Confirmed_Start_Date__c,
    marketStatus: order.Market_Status__c,
    marketStart: order.Market_Start_Date__c,
    creditStatus: order.Credit_Status__c,
    planId: order.Plan__c,
    accountStatus: order['Account.Status__c'],
    timeZone: order['Account.Time_Zone__c'],
    commodity: order['Account.Commodity__c'] === 'Gas' ? 'Gas' : 'Electricity',
    servicePoint: order['Account.ESIID__c'] ?? order['Account.Gas_Account_Number__c'],
    utilityName: order['Utility__r.Name'] ?? '',
    customerName: [order['Account.Contact.FirstName'], order['Account.Contact.LastName']]
      .filter((name) => name !== null)
      .join(' '),
    street: order.Service_Street__c ?? '',
    city: order.Service_City__c ?? '',
    state: order.Service_State__c ?? '',
    postalCode: order.Service_Postal_Code__c ?? '',
  }
}

async function readSteps(
  { engine, systemViewer }: OrderReader,
  orderId: string,
): Promise<readonly WorkStepRow[]> {
  const records = await list(engine, systemViewer, workStepObject, {
    fields: ['Step_Type__c', 'Status', 'Due_Date__c', 'Reminded_On__c', 'Follow_Up_On__c'],
    where: { Order__c: orderId },
    orderedBy: ['ExecutionOrder'],
    limit: mostSteps,
  })
  return records.map((step) => ({
    id: step.id,
    type: step.Step_Type__c,
    status: step.Status,
    due: step.Due_Date__c,
    remindedOn: step.Reminded_On__c,
    followUpOn: step.Follow_Up_On__c,
  }))
}

/** Whether a step still blocks the order. */
export function isOpenStep({ status }: WorkStepRow): boolean {
  return status !== 'Completed' && status !== 'Not Applicable'
}
