import type {
  ActionOutcome,
  ActionRecord,
  ActionWrite,
  FieldScalar,
  Label,
  PerformerClass,
  RelatedDeclaration,
  ServiceRequest,
} from '@porchlight/metadata'

/** Those who serve customers. */
export const staff: readonly PerformerClass[] = ['advisor', 'supervisor', 'admin']

/** Staff, and the customer whose record it is. */
export const everyone: readonly PerformerClass[] = ['customer', ...staff]

/** Returns the result of a successful action: its writes in order, and the requests to send with them. */
export function done(writes: readonly ActionWrite[], ...requests: readonly ServiceRequest[]): ActionOutcome {
  return { kind: 'done', writes, requests }
}

/** Returns the rejection of an action, on the field of its form or its record that explains why. */
export function refused(fieldApiName: string, en: string, es: string): ActionOutcome {
  return { kind: 'refused', fieldApiName, message: { en, es } }
}

/** A change of `record`; values that are undefined are left as they are. */
export function change(
  record: ActionRecord,
  fields: Readonly<Record<string, FieldScalar | undefined>>,
): ActionWrite {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return { type: 'update', recordId: record.id, fields: Object.fromEntries(given) }
}

/** A mail with the link to a page of the portal that is about one order. */
export function orderLink(orderId: string, page: 'deposit' | 'documents' | 'verification'): ServiceRequest {
  return { service: 'sendOrderLink', payload: { orderId, page } }
}

/** The step of an order's tracker of that type; `record` names the field that holds the order's id. */
export function stepOf(stepType: string, record: string): RelatedDeclaration {
  return {
    objectApiName: 'WorkStep',
    where: [
      { fieldApiName: 'Order__c', equals: { record } },
      { fieldApiName: 'Step_Type__c', equals: { value: stepType } },
    ],
    fields: ['Status', 'StartTime'],
  }
}

const openStates: readonly FieldScalar[] = ['New', 'In Progress', 'On Hold']

/** Ends the steps that are open: done, or not needed any more. */
export function endSteps(
  steps: readonly ActionRecord[],
  status: 'Completed' | 'Not Applicable',
  now: Date,
): readonly ActionWrite[] {
  return steps
    .filter((step) => openStates.includes(step.values.Status ?? null))
    .map((step) => change(step, { Status: status, EndTime: now.toISOString() }))
}

/** Opens the steps that had ended, because what settled them does not hold any more. */
export function reopenSteps(steps: readonly ActionRecord[]): readonly ActionWrite[] {
  return steps.flatMap((step) => {
    if (step.values.Status === 'Completed') return [change(step, { Status: 'In Progress', EndTime: null })]
    return step.values.Status === 'Not Applicable' ? [change(step, { Status: 'New', EndTime: null })] : []
  })
}

/** A text of a record or a form; empty when it is missing. */
export function text(value: FieldScalar | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** Appends a dated line for the note of `day` to `before`; for notes that grow. */
export function withNote(
  before: FieldScalar | undefined,
  day: string,
  note: FieldScalar | undefined,
): string {
  return [text(before), `${day}: ${text(note)}`].filter((line) => line !== '').join('\n')
}

/** Both languages of a label, for the compiler to complain when one is missing. */
export function label(en: string, es: string): Label {
  return { en, es }
}
