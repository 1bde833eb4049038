import { basicText } from '@porchlight/x12'
import type { MarketOrder } from '../market-port'
import type { WaitingMessage } from './store/sent-messages'
import type { TexasSetOptions } from './texas-set-options'
import type { TransactionRule, TransactionValues } from './transactions/declaration'
import { requests } from './transactions/enrollment'
import { changes } from './transactions/order-changes'
import { writeTransaction } from './transactions/write-transaction'

/** The facts from which a request's messages are built. */
interface RequestFacts {
  readonly order: MarketOrder
  /** `YYYY-MM-DD`. */
  readonly startDate: string
  /** How many messages it already has. */
  readonly messages: number
}

const ruleOf = { Switch: requests.switch, Move_In: requests.moveIn, Move_Out: requests.moveOut } as const

/**
 * Returns the first message of a request. Its `BGN02` is the request's name in capitals, which is unique among them;
 * when it is resent, a number is appended, because the market knows the previous one.
 */
export function requestMessage(options: TexasSetOptions, facts: RequestFacts): WaitingMessage {
  const { order, startDate, messages } = facts
  const reference = messages === 0 ? referenceOf(order) : `${referenceOf(order)}R${messages}`
  return messageOf(options, facts, ruleOf[order.kind], {
    ...common(options, order),
    reference,
    customer: [
      {
        name: basicText(order.customerName).slice(0, 60),
        street: basicText(order.street).slice(0, 55),
        city: basicText(order.city).slice(0, 30),
        state: order.state,
        postalCode: order.postalCode.replace('-', '').slice(0, 15),
      },
    ],
    day: compactDay(startDate),
  })
}

/** Cancels a request. */
export function cancelMessage(options: TexasSetOptions, facts: RequestFacts): WaitingMessage {
  const { order, messages } = facts
  return messageOf(options, facts, changes.cancel, {
    ...common(options, order),
    ...originalOf(order),
    reference: `${referenceOf(order)}C${messages}`,
  })
}

/** Requests another day; a switch has no message for that, so it is cancelled and requested again. */
export function redateMessage(options: TexasSetOptions, facts: RequestFacts): readonly WaitingMessage[] {
  const { order, startDate, messages } = facts
  if (order.kind === 'Switch') {
    return [cancelMessage(options, facts), requestMessage(options, { ...facts, messages: messages + 1 })]
  }
  return [
    messageOf(options, facts, changes.redate, {
      ...common(options, order),
      ...originalOf(order),
      reference: `${referenceOf(order)}D${messages}`,
      day: compactDay(startDate),
    }),
  ]
}

function referenceOf({ requestId }: MarketOrder): string {
  return requestId.toUpperCase()
}

function originalOf(order: MarketOrder): TransactionValues {
  const code = { Switch: '', Move_In: 'MVI', Move_Out: 'MVO' }[order.kind]
  return {
    originalReference: referenceOf(order),
    ...(code === '' ? {} : { serviceQualifier: 'SH', serviceCode: code }),
  }
}

function common(
  { retailer, ercot, now }: TexasSetOptions,
  { servicePoint, kind }: MarketOrder,
): TransactionValues {
  return {
    date: compactDay(now().toISOString().slice(0, 10)),
    ercotName: 'ERCOT',
    ercotQualifier: qualifierOf(ercot.id),
    ercotId: ercot.id,
    ercotRole: '40',
    retailerName: basicText(retailer.name).slice(0, 60),
    retailerQualifier: qualifierOf(retailer.id),
    retailerId: retailer.id,
    retailerRole: '41',
    line: '1',
    action: '7',
    maintenance: kind === 'Move_Out' ? '024' : '021',
    esiId: servicePoint ?? '',
  }
}

/** Returns `1` for a D-U-N-S number, `9` for one with a suffix. */
function qualifierOf(id: string): '1' | '9' {
  return id.length > 9 ? '9' : '1'
}

function messageOf(
  { ercot }: TexasSetOptions,
  { order }: RequestFacts,
  rule: TransactionRule,
  values: TransactionValues & { readonly reference: string },
): WaitingMessage {
  const maintenance = { '814_08': '024', '814_12': '001' }[rule.name]
  const number = rule.name.slice(-2)
  const all = { ...values, transaction: number, ...(maintenance === undefined ? {} : { maintenance }) }
  return {
    reference: values.reference,
    requestId: order.requestId,
    transaction: rule.name,
    set: rule.set,
    group: rule.group,
    partner: `${ercot.qualifier}/${ercot.id}`,
    segments: writeTransaction(rule, all),
  }
}

/** Returns the day as `20261201`. */
function compactDay(day: string): string {
  return day.replaceAll('-', '')
}
