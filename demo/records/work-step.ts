import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { momentOf } from '../world/moment'
import { addDays } from '../world/month'
import type { DemoOrder } from '../world/orders'
import type { DemoPeople } from '../world/people'
import { demoOrderId } from './order'

interface Step {
  readonly type: string
  readonly status: 'New' | 'In Progress' | 'On Hold' | 'Completed' | 'Not Applicable'
  readonly responsible: 'Customer' | 'Provider' | 'Utility'
}

/** The meaning of each state of a blocker for its step: its status, and who must act. */
const stepStates: Readonly<Record<string, Pick<Step, 'status' | 'responsible'>>> = {
  Due: { status: 'New', responsible: 'Customer' },
  Part_Paid: { status: 'In Progress', responsible: 'Customer' },
  In_Review: { status: 'On Hold', responsible: 'Provider' },
  Paid: { status: 'Completed', responsible: 'Customer' },
  Refunded: { status: 'Completed', responsible: 'Customer' },
  Waived: { status: 'Not Applicable', responsible: 'Provider' },
  Cancelled: { status: 'Not Applicable', responsible: 'Provider' },
  Sent: { status: 'New', responsible: 'Customer' },
  Opened: { status: 'In Progress', responsible: 'Customer' },
  Passed: { status: 'Completed', responsible: 'Customer' },
  Failed: { status: 'On Hold', responsible: 'Customer' },
  Manual_Review: { status: 'In Progress', responsible: 'Provider' },
  Expired: { status: 'New', responsible: 'Customer' },
  Requested: { status: 'New', responsible: 'Customer' },
  Received: { status: 'In Progress', responsible: 'Provider' },
  Checking: { status: 'In Progress', responsible: 'Provider' },
  Accepted: { status: 'Completed', responsible: 'Customer' },
  Rejected: { status: 'In Progress', responsible: 'Customer' },
  Open: { status: 'New', responsible: 'Customer' },
  Resolved: { status: 'Completed', responsible: 'Provider' },
}

/** Returns the steps of every order that has blockers, in the order in which they are settled, the utility's last. */
export function demoWorkSteps({ seed, orders }: DemoPeople): readonly DemoRecord[] {
  return orders.flatMap((order) =>
    stepsOf(order).map((step, index) => ({
      objectApiName: 'WorkStep',
      id: demoId(seed, '0hF', `${order.key} ${step.type}`),
      fields: {
        Order__c: demoOrderId(seed, order.key),
        Step_Type__c: step.type,
        Status: step.status,
        Responsible__c: step.responsible,
        ExecutionOrder: index + 1,
        Due_Date__c: step.type === 'Utility' ? order.startDate : addDays(order.createdDate, 10),
        StartTime: momentOf(order.createdDate, 15, 10),
        EndTime: step.status === 'Completed' ? momentOf(addDays(order.createdDate, 1), 16) : null,
      },
    })),
  )
}

function stepsOf({ situation, status, stage }: DemoOrder): readonly Step[] {
  if (status === 'Cancelled' && situation === null) return []
  const steps: Step[] = []
  const add = (type: string, state: string | null | undefined) => {
    const known = stepStates[state ?? '']
    if (known !== undefined) steps.push({ type, ...known })
  }
  add('Identity', situation?.identity)
  add('Deposit', situation?.deposit)
  // What blocks service comes before the documents: those of a switch hold are sent on its own page.
  add(situation?.notice?.type === 'Switch_Hold' ? 'Switch_Hold' : 'Balance', situation?.notice?.status)
  add('Documents', openDocument(situation))
  if (steps.length === 0 && status !== 'Pending') return []
  const isSettled = steps.every((step) => step.status === 'Completed' || step.status === 'Not Applicable')
  const utility: Step['status'] =
    stage === 'Complete'
      ? 'Completed'
      : status === 'Cancelled'
        ? 'Not Applicable'
        : isSettled
          ? 'In Progress'
          : 'New'
  return [...steps, { type: 'Utility', status: utility, responsible: 'Utility' }]
}

/** The documents' step is only as advanced as the least advanced document. */
function openDocument(situation: DemoOrder['situation']): string | undefined {
  const states = situation?.documents.map((document) => document.status) ?? []
  return ['Rejected', 'Requested', 'Received', 'Checking', 'Waived', 'Accepted'].find((state) =>
    states.some((own) => own === state),
  )
}
