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

/** Opens the step of that type for the customer or us, and reopens it where it had ended; a new one is due on `due`, else as the service is to start. */
export async function openStep(
  transaction: OrderChange,
  order: OrderWork,
  step: {
    readonly type: string
    readonly responsible: 'Customer' | 'Provider'
    readonly order: number
    readonly due?: string | null
  },
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
    Due_Date__c: step.due ?? order.requestedStart,
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
