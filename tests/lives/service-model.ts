import {
  businessDaysAfter,
  dayAfter,
  daysBetween,
  federalBusinessDaysAfter,
  monthsAfter,
} from './service-calendar'

/** A plan as in its facts label; `fee` in dollars, for leaving early. */
export interface ModelPlan {
  readonly code: string
  readonly name: string
  readonly months: number
  readonly fee: number
}

interface Contract {
  readonly start: string
  readonly end: string | null
}

export type OrderKind = 'Move_In' | 'Switch' | 'Plan_Change' | 'Stop_Service'

export interface ModelOrder {
  readonly kind: OrderKind
  readonly home: ModelHome
  readonly plan: ModelPlan
  /** The first day of service, or the last one for a stop. */
  day: string
  status: 'Pending' | 'Active' | 'Cancelled' | 'Closed'
  market: 'nothing' | 'requested' | 'confirmed'
  /** When it was submitted, as a count of market polls. */
  requestedAt: number
  wasAccepted: boolean
  wasRescinded: boolean
  owesDeposit: boolean
  /** The last day on which a switch can be rescinded, or a plan change undone. */
  readonly undoUntil: string | null
  /** The cost of leaving the contract, in dollars. */
  readonly fee: number
  /** What the home had before a plan change applied, or what a move carries over. */
  before: { readonly plan: ModelPlan; readonly contract: Contract | null } | null
  /** The other half of a move. */
  partner: ModelOrder | null
}

export interface ModelHome {
  readonly street: string
  status: 'Pending' | 'Active' | 'Cancelled' | 'Closed'
  plan: ModelPlan
  contract: Contract | null
  isPaperless: boolean
}

/** The true state of a customer's homes and orders, as a clerk would note it, and what was sent about them. */
export interface ServiceModel {
  today: string
  looks: number
  readonly homes: ModelHome[]
  readonly orders: ModelOrder[]
  mails: string[]
  billing: string[]
}

export function newServiceModel(today: string): ServiceModel {
  return { today, looks: 0, homes: [], orders: [], mails: [], billing: [] }
}

const isStart = ({ kind }: ModelOrder) => kind === 'Move_In' || kind === 'Switch'

function place(model: ServiceModel, order: Partial<ModelOrder> & Pick<ModelOrder, 'kind' | 'home' | 'day'>) {
  const placed: ModelOrder = {
    plan: order.home.plan,
    status: 'Pending',
    market: 'nothing',
    requestedAt: 0,
    wasAccepted: false,
    wasRescinded: false,
    owesDeposit: false,
    undoUntil: null,
    fee: 0,
    before: null,
    partner: null,
    ...order,
  }
  model.orders.push(placed)
  return placed
}

export function enrol(
  model: ServiceModel,
  request: {
    readonly street: string
    readonly kind: 'Move_In' | 'Switch'
    readonly day: string
    readonly needsDeposit: boolean
    readonly plan: ModelPlan
  },
): ModelOrder | string {
  const { street, kind, day, needsDeposit, plan } = request
  // The market takes three business days for a switch.
  if (kind === 'Switch' && day < businessDaysAfter(model.today, 3)) return 'dateNotPossible'
  const home: ModelHome = { street, status: 'Pending', plan, contract: null, isPaperless: false }
  model.homes.push(home)
  model.mails.push('We have your Northlamp order')
  if (needsDeposit) model.mails.push('Your Northlamp deposit')
  // Texas allows three federal business days to rescind a switch.
  const undoUntil = kind === 'Switch' ? federalBusinessDaysAfter(model.today, 3) : null
  return place(model, { kind, home, day, owesDeposit: needsDeposit, undoUntil })
}

export function payDeposit(model: ServiceModel, order: ModelOrder): void {
  order.owesDeposit = false
  model.billing.push('deposit.paid')
}

/** Returns the key of the error that rejects it; null when it is accepted. */
export function reschedule(model: ServiceModel, order: ModelOrder, day: string): string | null {
  if (!isStart(order) || order.status !== 'Pending') return 'orderNotChangeable'
  if (order.kind === 'Switch' && day < businessDaysAfter(model.today, 3)) return 'dateNotPossible'
  if (order.day === day) return null
  order.day = day
  if (order.market !== 'nothing') {
    order.market = 'requested'
    order.requestedAt = model.looks
  }
  return null
}

function canCancel(model: ServiceModel, order: ModelOrder): boolean {
  if (order.kind === 'Stop_Service') return order.status === 'Pending' && !order.wasAccepted
  if (order.status === 'Pending') return true
  return order.status === 'Active' && order.undoUntil !== null && model.today <= order.undoUntil
}

export function cancel(model: ServiceModel, order: ModelOrder): string | null {
  if (order.status === 'Cancelled') return null
  if (!canCancel(model, order)) return 'orderNotChangeable'
  const { partner } = order
  const isWhole = partner !== null && canCancel(model, partner)
  const wasActive = order.status === 'Active'
  const cancelled = isWhole ? [order, partner] : [order]
  for (const each of cancelled) each.status = 'Cancelled'
  for (const each of cancelled) followCancel(model, each, wasActive)
  return null
}

/** Applies the consequences of the end of an order whose status already says so, as with a move's other half. */
function followCancel(model: ServiceModel, order: ModelOrder, wasActive: boolean): void {
  order.wasRescinded = order.undoUntil !== null && model.today <= order.undoUntil
  const { home, before, fee } = order
  if (order.kind === 'Plan_Change') {
    if (wasActive && before !== null) {
      home.plan = before.plan
      home.contract = before.contract
      model.billing.push('plan.changed')
      if (fee > 0) model.billing.push('early-termination-fee.waived')
    }
    if (home.status === 'Active') model.mails.push('Your change of plan with Northlamp is undone')
  }
  if (isStart(order) && order.partner?.status !== 'Cancelled') {
    model.mails.push('Your Northlamp order is cancelled')
  }
  if (order.kind === 'Stop_Service') {
    model.billing.push('service-stop.cancelled')
    const isUndone = order.partner?.status === 'Cancelled'
    model.mails.push(isUndone ? 'Your move with Northlamp is undone' : 'Your Northlamp service goes on')
  }
}

/** Returns the terms of another plan; null when it is not available. */
function termsOf(
  { today }: ServiceModel,
  { contract, plan, status }: ModelHome,
): { readonly day: string; readonly fee: number; readonly isRenewal: boolean } | null {
  if (status !== 'Active' || contract === null) return null
  const { start, end } = contract
  let months = 1
  while (monthsAfter(start, months) <= today) months += 1
  const read = monthsAfter(start, months)
  if (end === null) return { day: read, fee: 0, isRenewal: false }
  if (end < today) return { day: read, fee: 0, isRenewal: true }
  const opens = dayAfter(start, Math.ceil((daysBetween(start, end) * 2) / 3))
  if (today >= opens || read > end) return { day: dayAfter(end, 1), fee: 0, isRenewal: true }
  return { day: read, fee: read >= dayAfter(end, -14) ? 0 : plan.fee, isRenewal: false }
}

export const openOf = (model: ServiceModel, home: ModelHome, kind: OrderKind) =>
  model.orders.find((order) => order.home === home && order.kind === kind && order.status === 'Pending')

/** Returns the order, or the key of the error that rejects it. */
export function changePlan(model: ServiceModel, home: ModelHome, plan: ModelPlan): ModelOrder | string {
  const terms = termsOf(model, home)
  const isUseful = openOf(model, home, 'Stop_Service') === undefined
  if (terms === null || !isUseful || (plan.code === home.plan.code && !terms.isRenewal)) {
    return 'planNotChangeable'
  }
  const open = openOf(model, home, 'Plan_Change')
  if (open !== undefined) return open.plan.code === plan.code ? open : 'planChangeUnderWay'
  model.mails.push('Your new Northlamp plan is confirmed')
  const fourteenth = dayAfter(model.today, 14)
  const undoUntil = terms.day > fourteenth ? dayAfter(terms.day, -1) : fourteenth
  return place(model, { kind: 'Plan_Change', home, plan, day: terms.day, fee: terms.fee, undoUntil })
}

function stopFee({ contract, plan }: ModelHome, day: string): number {
  if (contract?.end == null || day >= dayAfter(contract.end, -14)) return 0
  return plan.fee
}

export function stop(model: ServiceModel, home: ModelHome, day: string): ModelOrder | string {
  if (home.status !== 'Active') return 'serviceNotActive'
  const open = openOf(model, home, 'Stop_Service')
  if (open !== undefined) return open.day === day ? open : 'serviceStopUnderWay'
  model.mails.push('Your request to stop Northlamp service')
  model.billing.push('service-stop.requested')
  return place(model, { kind: 'Stop_Service', home, day, fee: stopFee(home, day) })
}

/**
 * Returns the start of service at the new home, which references the stop at the previous one; or why no move is
 * possible.
 */
export function move(
  model: ServiceModel,
  home: ModelHome,
  to: {
    readonly street: string
    readonly lastDay: string
    readonly firstDay: string
    readonly plan: ModelPlan
  },
): ModelOrder | string {
  if (home.status !== 'Active') return 'serviceNotActive'
  if (openOf(model, home, 'Stop_Service') !== undefined) return 'serviceStopUnderWay'
  model.mails.push('Your move with Northlamp')
  model.billing.push('service-stop.requested')
  const stopped = place(model, { kind: 'Stop_Service', home, day: to.lastDay })
  const { street, plan, firstDay: day } = to
  const newHome: ModelHome = { street, status: 'Pending', plan, contract: null, isPaperless: false }
  model.homes.push(newHome)
  const before = plan.code === home.plan.code ? { plan, contract: home.contract } : null
  const start = place(model, { kind: 'Move_In', home: newHome, day, before, partner: stopped })
  stopped.partner = start
  return start
}

export function setPaperless(model: ServiceModel, home: ModelHome, isOn: boolean): void {
  if (home.isPaperless === isOn) return
  home.isPaperless = isOn
  model.billing.push(isOn ? 'paperless.turned-on' : 'paperless.turned-off')
}

/** Runs a day's work of the jobs and the market. */
export function work(model: ServiceModel): void {
  for (const order of model.orders) {
    if (order.kind === 'Plan_Change') continue
    if (order.status === 'Cancelled') withdraw(model, order)
    if (order.status !== 'Pending') continue
    if (order.market === 'requested' && model.looks > order.requestedAt) confirm(model, order)
    if (order.market === 'nothing' && canRequest(model, order)) {
      order.market = 'requested'
      order.requestedAt = model.looks
    }
    if (order.market !== 'confirmed') continue
    if (order.kind === 'Stop_Service') endService(model, order)
    else startService(model, order)
  }
  for (const order of model.orders) applyPlan(model, order)
}

function canRequest({ today }: ServiceModel, { kind, day, owesDeposit }: ModelOrder): boolean {
  if (owesDeposit) return false
  if (kind === 'Stop_Service') return true
  return day >= (kind === 'Switch' ? businessDaysAfter(today, 3) : today)
}

function confirm(model: ServiceModel, order: ModelOrder): void {
  order.market = 'confirmed'
  if (order.kind === 'Stop_Service') {
    model.mails.push('Your last day of Northlamp service')
    model.billing.push('service-stop.confirmed')
  } else {
    model.mails.push('Your Northlamp start date')
    if (!order.wasAccepted) model.billing.push('order.accepted')
    model.billing.push('order.date-confirmed')
  }
  order.wasAccepted = true
}

/** Has the market withdraw a cancelled order, and its home with it. */
function withdraw(model: ServiceModel, order: ModelOrder): void {
  const { home } = order
  if (order.kind === 'Stop_Service') return
  if (order.wasAccepted && order.market !== 'nothing') model.billing.push('order.ended')
  order.market = 'nothing'
  order.wasAccepted = false
  if (home.status === 'Pending') home.status = 'Cancelled'
  if (home.status === 'Active') {
    home.status = 'Closed'
    model.mails.push('Your Northlamp service')
  }
}

function contractFrom(plan: ModelPlan, start: string): Contract {
  return { start, end: plan.months > 1 ? monthsAfter(start, plan.months) : null }
}

function startService(model: ServiceModel, order: ModelOrder): void {
  if (order.day > model.today) return
  const { home, before, day } = order
  order.status = 'Active'
  home.status = 'Active'
  const goesOn = before?.contract?.end != null && before.contract.end > day
  home.contract = goesOn ? before.contract : contractFrom(home.plan, day)
  model.mails.push('Welcome to Northlamp')
  model.billing.push('plan.changed')
}

function endService(model: ServiceModel, order: ModelOrder): void {
  if (order.day >= model.today) return
  const { home, day, fee } = order
  order.status = 'Closed'
  model.billing.push('service-stop.completed')
  if (fee > 0) model.billing.push('early-termination-fee.due')
  for (const other of model.orders.filter((each) => each.home === home)) {
    if (other.status === 'Active') other.status = 'Closed'
    else if (other.kind === 'Plan_Change' && other.status === 'Pending') other.status = 'Cancelled'
  }
  if (home.status !== 'Active') return
  home.status = 'Closed'
  if (home.contract?.end !== day) model.billing.push('plan.changed')
  home.contract = { start: home.contract?.start ?? day, end: day }
  model.mails.push('Your Northlamp service')
}

function applyPlan(model: ServiceModel, order: ModelOrder): void {
  const { home, plan, day, fee } = order
  if (order.kind !== 'Plan_Change' || order.status !== 'Pending' || day > model.today) return
  if (home.status !== 'Active') {
    order.status = 'Cancelled'
    return
  }
  order.status = 'Active'
  order.before = { plan: home.plan, contract: home.contract }
  home.plan = plan
  home.contract = contractFrom(plan, day)
  model.mails.push('Your new Northlamp plan has started')
  model.billing.push('plan.changed')
  if (fee > 0) model.billing.push('early-termination-fee.due')
}

/** Returns the next day up to `until` with something due; `until` without one. */
export function nextDueDay({ today, orders }: ServiceModel, until: string): string {
  const days = orders.flatMap(({ kind, status, day }) =>
    // The last day of service is not over until the following day.
    status === 'Pending' ? [day, ...(kind === 'Stop_Service' ? [dayAfter(day, 1)] : [])] : [],
  )
  return days.filter((day) => day > today && day < until).toSorted()[0] ?? until
}
