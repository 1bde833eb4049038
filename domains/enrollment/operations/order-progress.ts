import { type OrderOutcome, outcomeOf } from '../facts/order-outcome'
import type { OrderStage } from '../facts/order-stages'
import { type DayType, startDateRefusal } from '../objects/order/start-dates'

/** The kinds of steps that an order can wait for. */
export const stepTypes = ['Deposit', 'Documents', 'Identity', 'Balance', 'Switch_Hold', 'Utility'] as const

/** Who acts: the customer, the provider, the utility. */
export const turns = ['Customer', 'Provider', 'Utility'] as const

export type StepType = (typeof stepTypes)[number]
export type Turn = (typeof turns)[number]

/** A work step as it is stored; the platform's states. */
export interface StepFacts {
  readonly type: StepType
  readonly status: 'New' | 'In Progress' | 'On Hold' | 'Completed' | 'Not Applicable'
  readonly turn: Turn
  /** The calendar day by which it has to be settled, `YYYY-MM-DD`. */
  readonly due: string | null
}

/** What is known of an order; dates are `YYYY-MM-DD`. */
export interface OrderFacts {
  readonly stage: OrderStage
  readonly status: 'Pending' | 'Active' | 'Cancelled' | 'Closed'
  readonly cancellationReason: string | null
  readonly requestedStart: string | null
  readonly confirmedStart: string | null
  /** The last day on which a switch can be rescinded, or a change of plan undone. */
  readonly rescissionEnd: string | null
  /** In the order in which they are settled. */
  readonly steps: readonly StepFacts[]
  readonly caseType: DayType | 'Plan_Change' | null
  /** Whether the market has accepted the order. */
  readonly isAccepted: boolean
  /** That we have yet to hand the order to the market, or that it does not answer; null once it has the order. */
  readonly marketWait: 'unsent' | 'away' | null
}

/** What happens next, and who does it. */
export const actionNames = [
  'payDeposit',
  'payRestOfDeposit',
  'sendDocuments',
  'sendDocumentsAgain',
  'openIdentityLink',
  'finishIdentityCheck',
  'sendIdentityDocuments',
  'settleBalance',
  'sendBalanceProofAgain',
  'settleSwitchHold',
  'sendSwitchHoldProofAgain',
  'chooseNewDate',
  'callUs',
  'weCheckDeposit',
  'weCheckDocuments',
  'weCheckIdentity',
  'weCheckBalance',
  'weCheckSwitchHold',
  'weSendOrder',
  'weWaitForMarket',
  'weOpenAccount',
  'utilityDecides',
  'utilityConfirms',
  'serviceStarts',
  'planStarts',
  'weSendStop',
  'stopWaitsForMarket',
  'utilityConfirmsStop',
  'serviceStops',
  'weCloseAccount',
] as const

export type ActionName = (typeof actionNames)[number]

/** The one next action: what it is, whose turn, by which day. */
export interface NextAction {
  readonly name: ActionName
  readonly turn: Turn
  readonly due: string | null
}

/** The state of a step as shown: settled, not needed, next, or still to come. */
export interface StepProgress {
  readonly type: StepType
  readonly state: 'done' | 'notNeeded' | 'now' | 'open'
  readonly turn: Turn
  readonly due: string | null
  /** Whether the day has passed while the step is open. */
  readonly isLate: boolean
}

/** How far an order is. */
export interface OrderProgress {
  readonly outcome: OrderOutcome
  /** Null exactly when the order is final. */
  readonly next: NextAction | null
  readonly steps: readonly StepProgress[]
  /**
   * `passed`: the requested day is over, or too near for an order that the market does not have yet, and the
   * market has confirmed none: a new one is needed.
   */
  readonly start: { readonly date: string; readonly state: 'requested' | 'confirmed' | 'passed' } | null
  /** The last day to rescind a switch or to undo a change of plan, while there is time. */
  readonly rescindUntil: string | null
}

type OpenStep = StepFacts & { readonly status: 'New' | 'In Progress' | 'On Hold' }

/** What a customer does about a step that is new, in progress or blocked. */
const customerActions: Readonly<
  Record<StepType, readonly [begin: ActionName, goOn: ActionName, held: ActionName]>
> = {
  Deposit: ['payDeposit', 'payRestOfDeposit', 'payDeposit'],
  Documents: ['sendDocuments', 'sendDocumentsAgain', 'sendDocumentsAgain'],
  Identity: ['openIdentityLink', 'finishIdentityCheck', 'sendIdentityDocuments'],
  Balance: ['settleBalance', 'sendBalanceProofAgain', 'settleBalance'],
  Switch_Hold: ['settleSwitchHold', 'sendSwitchHoldProofAgain', 'settleSwitchHold'],
  Utility: ['callUs', 'callUs', 'callUs'],
}

const providerActions: Readonly<Record<StepType, ActionName>> = {
  Deposit: 'weCheckDeposit',
  Documents: 'weCheckDocuments',
  Identity: 'weCheckIdentity',
  Balance: 'weCheckBalance',
  Switch_Hold: 'weCheckSwitchHold',
  Utility: 'weSendOrder',
}

/**
 * How far an order is on the day `today`: what blocks it, whose turn it is and the one next action, which there is
 * exactly while the order is not final. What waits for the customer comes before what waits for anybody else,
 * because no one else can settle it; then the provider's part, then the utility's.
 */
export function orderProgress(order: OrderFacts, today: string): OrderProgress {
  const outcome = outcomeOf(order)
  const start = startOf(order, today)
  const isUnderWay = outcome === 'underWay'
  const chosen = isUnderWay ? nextOf(order, start, today) : null
  return {
    outcome,
    next: chosen?.action ?? null,
    steps: order.steps.map((step) => ({
      type: step.type,
      state: isUnderWay || !isOpen(step) ? stateOf(step, order, chosen?.step ?? null) : 'notNeeded',
      turn: step.turn,
      due: step.due,
      isLate: isUnderWay && isOpen(step) && step.due !== null && step.due < today,
    })),
    start,
    rescindUntil:
      (isUnderWay || outcome === 'active') && order.rescissionEnd !== null && order.rescissionEnd >= today
        ? order.rescissionEnd
        : null,
  }
}

function startOf(
  { requestedStart, confirmedStart, status, marketWait, caseType }: OrderFacts,
  today: string,
) {
  // Nothing comes of a cancelled order, whatever was confirmed.
  const isConfirmed = confirmedStart !== null && status !== 'Cancelled'
  if (isConfirmed) return { date: confirmedStart, state: 'confirmed' } as const
  if (requestedStart === null) return null
  const isTooNear =
    marketWait !== null &&
    caseType !== null &&
    caseType !== 'Plan_Change' &&
    caseType !== 'Stop_Service' &&
    startDateRefusal(caseType, requestedStart, today) !== null
  // A last day that passes is for the market to settle: no new one is needed from the customer.
  const isDated = caseType !== 'Stop_Service' && requestedStart < today
  const hasPassed = status === 'Pending' && (isDated || isTooNear)
  return { date: requestedStart, state: hasPassed ? 'passed' : 'requested' } as const
}

function nextOf(
  order: OrderFacts,
  start: OrderProgress['start'],
  today: string,
): { readonly action: NextAction; readonly step: StepFacts | null } {
  const act = (name: ActionName, turn: Turn, due: string | null, step: StepFacts | null = null) => ({
    action: { name, turn, due },
    step,
  })
  // Another plan is waiting only for its day.
  if (order.caseType === 'Plan_Change') return act('planStarts', 'Provider', start?.date ?? null)
  if (order.caseType === 'Stop_Service') return stopOf(order, start, today)
  const open = order.stage === 'Complete' ? [] : order.steps.filter(isOpen)
  const ofCustomer = open.find(({ turn }) => turn === 'Customer')
  if (ofCustomer !== undefined) {
    return act(customerAction(ofCustomer), 'Customer', ofCustomer.due, ofCustomer)
  }
  if (start?.state === 'passed') return act('chooseNewDate', 'Customer', null)
  const ofUs = open.find(({ turn }) => turn === 'Provider')
  if (ofUs !== undefined) return act(providerActions[ofUs.type], 'Provider', ofUs.due, ofUs)
  const ofUtility = open.find(({ type }) => type !== 'Utility')
  if (ofUtility !== undefined) return act('utilityDecides', 'Utility', ofUtility.due, ofUtility)
  const last = open[0] ?? null
  if (start?.state === 'confirmed') {
    return start.date > today
      ? act('serviceStarts', 'Utility', start.date, last)
      : act('weOpenAccount', 'Provider', null, last)
  }
  return order.stage === 'Submission'
    ? act(order.marketWait === 'away' ? 'weWaitForMarket' : 'weSendOrder', 'Provider', null, last)
    : act('utilityConfirms', 'Utility', start?.date ?? null, last)
}

/** A stop of service waits for the market, and then for its day. */
function stopOf({ marketWait }: OrderFacts, start: OrderProgress['start'], today: string) {
  const act = (name: ActionName, turn: Turn, due: string | null) => ({
    action: { name, turn, due },
    step: null,
  })
  const due = start?.date ?? null
  if (start?.state === 'confirmed') {
    return start.date >= today ? act('serviceStops', 'Utility', due) : act('weCloseAccount', 'Provider', null)
  }
  if (marketWait === null) return act('utilityConfirmsStop', 'Utility', due)
  return act(marketWait === 'away' ? 'stopWaitsForMarket' : 'weSendStop', 'Provider', null)
}

function isOpen(step: StepFacts): step is OpenStep {
  return step.status !== 'Completed' && step.status !== 'Not Applicable'
}

function customerAction({ type, status }: OpenStep): ActionName {
  const [begin, goOn, held] = customerActions[type]
  return status === 'New' ? begin : status === 'In Progress' ? goOn : held
}

function stateOf(step: StepFacts, order: OrderFacts, next: StepFacts | null): StepProgress['state'] {
  if (step.status === 'Not Applicable') return 'notNeeded'
  if (step.status === 'Completed') return 'done'
  if (step === next) return 'now'
  return order.stage === 'Complete' ? 'done' : 'open'
}
