import { read } from '@porchlight/server-methods/records/read'
import { addMonths } from '../../../customers/rules/calendar-day'
import { productObject } from '../../../plans/objects/product/object'
import type { OrderReader } from './order-work'

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
