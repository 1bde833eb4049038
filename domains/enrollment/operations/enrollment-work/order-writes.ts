import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../../customers/operations/person/field-text'
import type { OrderChange } from './change-order'
import { isOpenStep, type OrderWork } from './order-work'

type Fields = Readonly<Record<string, string | number | boolean | null>>

/** Writes fields of one record as the system. */
export async function write(
  { engine, systemViewer }: OrderChange,
  id: string,
  fields: Fields,
): Promise<void> {
  await engine.updateRecord(systemViewer, id, { fields })
}

/** Makes a record as the system. */
export async function make(
  { engine, systemViewer }: OrderChange,
  objectApiName: string,
  fields: Fields,
): Promise<void> {
  await engine.createRecord(systemViewer, objectApiName, { fields })
}

/** Puts the step of that type before the customer or us, anew where it had ended. */
export async function openStep(
  transaction: OrderChange,
  order: OrderWork,
  step: { readonly type: string; readonly responsible: 'Customer' | 'Provider'; readonly order: number },
): Promise<void> {
  const present = order.steps.find(({ type }) => type === step.type)
  if (present !== undefined) {
    if (isOpenStep(present)) return
    const status = present.status === 'Completed' ? 'In Progress' : 'New'
    await write(transaction, present.id, { Status: status, EndTime: null })
    return
  }
  await make(transaction, 'WorkStep', {
    Order__c: order.orderId,
    Step_Type__c: step.type,
    Responsible__c: step.responsible,
    ExecutionOrder: step.order,
    Due_Date__c: order.requestedStart,
  })
}

/** Ends the steps that `isMeant` picks, where they are open. */
export async function endSteps(
  transaction: OrderChange,
  order: OrderWork,
  status: 'Completed' | 'Not Applicable',
  now: Date,
  isMeant: (type: string) => boolean = () => true,
): Promise<void> {
  for (const step of order.steps.filter((candidate) => isOpenStep(candidate) && isMeant(candidate.type))) {
    await write(transaction, step.id, { Status: status, EndTime: now.toISOString() })
  }
}

/** The records of an order of that object, with one field's text each. */
export async function recordsOf(
  { engine, systemViewer }: OrderChange,
  objectApiName: 'Deposit__c' | 'Notice__c',
  orderId: string,
): Promise<readonly { readonly id: string; readonly status: string; readonly type: string | null }[]> {
  const isNotice = objectApiName === 'Notice__c'
  const records = await firstRecords(engine, systemViewer, {
    objectApiName,
    selection: { fields: ['Status__c', ...(isNotice ? ['Notice_Type__c'] : [])], optionalFields: [] },
    condition: { kind: 'compare', field: 'Order__c', operator: 'eq', value: orderId },
    orderings: [],
    pageSize: 50,
  })
  return records.map((record) => ({
    id: record.id,
    status: fieldText(record, 'Status__c') ?? '',
    type: isNotice ? fieldText(record, 'Notice_Type__c') : null,
  }))
}
