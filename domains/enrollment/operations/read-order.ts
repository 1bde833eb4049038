import type { Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { takenPlanFields, takenPlanName } from '../../plans/facts/plan-name'
import { acceptedStatuses } from '../facts/accepted-statuses'
import { orderObject } from '../objects/order/object'
import { workStepObject } from '../objects/work-step/object'
import type { OrderFacts } from './order-progress'

/** An order with its steps, as far as its tracker needs it. */
export interface TrackedOrder {
  readonly orderId: string
  readonly facts: OrderFacts
  readonly confirmationNumber: string | null
  readonly street: string | null
  /** In the viewer's language. */
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
  ...takenPlanFields,
  'Case_Type__c',
  'Market_Status__c',
  'Utility__r.Name',
  'Utility__r.Utility_Phone__c',
] as const

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
  const order = await read(engine, viewer, orderObject, orderId, orderFields)
  if (order === null) return null
  const steps = await list(engine, viewer, workStepObject, {
    fields: ['Step_Type__c', 'Status', 'Responsible__c', 'Due_Date__c'],
    where: { Order__c: order.id },
    orderedBy: ['ExecutionOrder'],
    limit: mostSteps,
  })
  return {
    orderId: order.id,
    facts: {
      stage: order.Stage__c,
      status: order.Status,
      cancellationReason: order.Cancellation_Reason__c,
      requestedStart: order.Requested_Start_Date__c,
      confirmedStart: order.Confirmed_Start_Date__c,
      rescissionEnd: order.Rescission_End_Date__c,
      steps: steps.map((step) => ({
        type: step.Step_Type__c,
        status: step.Status,
        turn: step.Responsible__c,
        due: step.Due_Date__c,
      })),
      caseType: order.Case_Type__c,
      isAccepted: acceptedStatuses.includes(order.Market_Status__c),
      marketWait: marketWaits[order.Market_Status__c ?? ''] ?? null,
    },
    confirmationNumber: order.Confirmation_Number__c,
    street: order.Service_Street__c,
    planName: takenPlanName(order, viewer.language),
    caseType: order.Case_Type__c,
    utilityName: order['Utility__r.Name'],
    utilityPhone: order['Utility__r.Utility_Phone__c'],
  }
}
