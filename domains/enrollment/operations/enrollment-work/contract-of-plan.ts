import { read } from '@porchlight/server-methods/records/read'
import { addMonths } from '../../../customers/rules/calendar-day'
import { productObject } from '../../../plans/objects/product/object'
import { orderObject } from '../../objects/order/object'
import type { OrderReader, OrderWork } from './order-work'

/**
 * The contract that begins on `start`, `YYYY-MM-DD`, with the term of its plan, as fields of an account; a plan without a
 * term has no end.
 */
export async function contractOfPlan(
  { engine, systemViewer }: OrderReader,
  planId: string | null,
  start: string,
): Promise<Readonly<Record<string, string | number | null>>> {
  const plan =
    planId === null ? null : await read(engine, systemViewer, productObject, planId, ['Term_Months__c'])
  const months = plan?.Term_Months__c ?? 1
  const hasTerm = months > 1
  return {
    Contract_Start_Date__c: start,
    Contract_Term_Months__c: hasTerm ? months : null,
    Contract_End_Date__c: hasTerm ? addMonths(start, months) : null,
  }
}

/**
 * Returns the contract of a home whose service starts: that of its plan; for a customer who moves and keeps the plan,
 * their previous contract, while it runs.
 */
export async function contractOfStart(
  reader: OrderReader,
  { orderId, planId }: OrderWork,
  start: string,
): Promise<Readonly<Record<string, string | number | null>>> {
  const { engine, systemViewer } = reader
  const order = await read(engine, systemViewer, orderObject, orderId, [
    'Move_Stop__c',
    'Previous_Contract_Start__c',
    'Previous_Contract_End__c',
    'Previous_Contract_Term__c',
  ])
  const end = order?.Previous_Contract_End__c ?? null
  if (order === null || order.Move_Stop__c === null || end === null || end <= start) {
    return contractOfPlan(reader, planId, start)
  }
  return {
    Contract_Start_Date__c: order.Previous_Contract_Start__c,
    Contract_Term_Months__c: order.Previous_Contract_Term__c,
    Contract_End_Date__c: end,
  }
}
