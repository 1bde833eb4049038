import type { RecordRepresentation, Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../customers/operations/person/field-text'
import { type OrderFacts, orderStages, type StepFacts, stepTypes, turns } from './order-progress'

/** An order with its steps, as far as its tracker needs it. */
export interface TrackedOrder {
  readonly orderId: string
  readonly facts: OrderFacts
  readonly confirmationNumber: string | null
  readonly street: string | null
  readonly planName: string | null
  readonly caseType: string | null
  readonly utilityName: string | null
  readonly utilityPhone: string | null
}

const orderFields = [
  'Stage__c',
  'Status',
  'Cancellation_Reason__c',
  'Requested_Start_Date__c',
  'Confirmed_Start_Date__c',
  'Rescission_End_Date__c',
  'Confirmation_Number__c',
  'Service_Street__c',
  'Plan_Name__c',
  'Case_Type__c',
  'Market_Status__c',
]

const stepStatuses = ['New', 'In Progress', 'On Hold', 'Completed', 'Not Applicable'] as const
const orderStatuses = ['Pending', 'Active', 'Cancelled', 'Closed'] as const

const caseTypes = ['Move_In', 'Switch'] as const
const marketWaits: Readonly<Record<string, OrderFacts['marketWait']>> = {
  Not_Sent: 'unsent',
  Unavailable: 'away',
}

/** An order has a handful of steps. */
const mostSteps = 50

/** Reads an order and its steps as `viewer`; null for an order that the viewer does not reach. */
export async function readOrder(
  { engine }: Pick<MethodContext, 'engine'>,
  viewer: Viewer,
  orderId: string,
): Promise<TrackedOrder | null> {
  const order = await engine.readRecord(viewer, orderId, {
    fields: orderFields,
    optionalFields: ['Utility__r.Name', 'Utility__r.Utility_Phone__c'],
  })
  if (order === null) return null
  const steps = await firstRecords(engine, viewer, {
    objectApiName: 'WorkStep',
    selection: {
      fields: ['Step_Type__c', 'Status', 'Responsible__c', 'Due_Date__c'],
      optionalFields: [],
    },
    condition: { kind: 'compare', field: 'Order__c', operator: 'eq', value: order.id },
    orderings: [{ field: 'ExecutionOrder', ascending: true }],
    pageSize: mostSteps,
  })
  return {
    orderId: order.id,
    facts: {
      stage: orderStages.find((stage) => stage === fieldText(order, 'Stage__c')) ?? 'Submission',
      status: orderStatuses.find((status) => status === fieldText(order, 'Status')) ?? 'Pending',
      cancellationReason: fieldText(order, 'Cancellation_Reason__c'),
      requestedStart: fieldText(order, 'Requested_Start_Date__c'),
      confirmedStart: fieldText(order, 'Confirmed_Start_Date__c'),
      rescissionEnd: fieldText(order, 'Rescission_End_Date__c'),
      steps: steps.flatMap(toStep),
      caseType: caseTypes.find((type) => type === fieldText(order, 'Case_Type__c')) ?? null,
      marketWait: marketWaits[fieldText(order, 'Market_Status__c') ?? ''] ?? null,
    },
    confirmationNumber: fieldText(order, 'Confirmation_Number__c'),
    street: fieldText(order, 'Service_Street__c'),
    planName: fieldText(order, 'Plan_Name__c'),
    caseType: fieldText(order, 'Case_Type__c'),
    utilityName: fieldText(order, 'Utility__r.Name'),
    utilityPhone: fieldText(order, 'Utility__r.Utility_Phone__c'),
  }
}

function toStep(record: RecordRepresentation): readonly StepFacts[] {
  const type = stepTypes.find((known) => known === fieldText(record, 'Step_Type__c'))
  const status = stepStatuses.find((known) => known === fieldText(record, 'Status'))
  const turn = turns.find((known) => known === fieldText(record, 'Responsible__c'))
  if (type === undefined || status === undefined || turn === undefined) return []
  return [{ type, status, turn, due: fieldText(record, 'Due_Date__c') }]
}
