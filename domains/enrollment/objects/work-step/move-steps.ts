import type { ActionRecord, ActionWrite, FieldScalar, RelatedDeclaration } from '@porchlight/metadata'
import { change } from '../../../customers/objects/action-kinds'

/** How far a step is, and who acts next. */
export interface StepStatus {
  readonly status: 'New' | 'In Progress' | 'On Hold' | 'Completed'
  readonly responsible: 'Customer' | 'Provider'
}

/** The order that a record belongs to by its `Order__c`; none when that is of another account than the record. */
export const orderOfRecord: RelatedDeclaration = {
  objectApiName: 'Order',
  where: [
    { fieldApiName: 'Id', equals: { record: 'Order__c' } },
    { fieldApiName: 'AccountId', equals: { record: 'Account__c' } },
  ],
  fields: ['Status'],
}

/** Every step of that order. */
export const stepsOfOrder: RelatedDeclaration = {
  objectApiName: 'WorkStep',
  where: [{ fieldApiName: 'Order__c', equals: { record: 'Order__c' } }],
  fields: ['Step_Type__c', 'Status', 'Responsible__c', 'StartTime'],
}

/**
 * Returns the writes that move the steps of one type to `stepStatus`, along the transitions of their state table. An
 * order that is no longer pending is waiting for nothing: its steps may still end, but none reopens.
 */
export function moveSteps(
  related: Readonly<Record<string, readonly ActionRecord[]>>,
  stepType: string,
  stepStatus: StepStatus,
  now: Date,
): readonly ActionWrite[] {
  const [order] = related.order ?? []
  if (order === undefined) return []
  const isPending = order.values.Status === 'Pending'
  if (!isPending && stepStatus.status !== 'Completed') return []
  const steps = (related.steps ?? []).filter(({ values }) => values.Step_Type__c === stepType)
  return steps.flatMap((step) => moveStep(step, stepStatus, now))
}

function moveStep(step: ActionRecord, { status, responsible }: StepStatus, now: Date) {
  const from = step.values.Status ?? null
  const to = reachable(from, status)
  if (to === null || (to === from && step.values.Responsible__c === responsible)) return []
  const isDone = to === 'Completed'
  return [
    change(step, {
      Status: to,
      Responsible__c: responsible,
      // Whose turn it becomes again is reminded again before anything is cancelled.
      Reminded_On__c: step.values.Responsible__c === responsible ? undefined : null,
      StartTime: step.values.StartTime === null && to !== 'New' ? now.toISOString() : undefined,
      EndTime: isDone ? (from === 'Completed' ? undefined : now.toISOString()) : null,
    }),
  ]
}

/** The state that comes nearest to `to` in one step of the state table; null when there is no way. */
function reachable(from: FieldScalar, to: StepStatus['status']): string | null {
  if (from === to) return to
  if (from === 'Not Applicable') return to === 'Completed' ? null : 'New'
  if (from === 'Completed') return 'In Progress'
  if (from === 'New' && to === 'On Hold') return 'In Progress'
  if (from === 'On Hold' && to === 'New') return 'In Progress'
  return to
}
