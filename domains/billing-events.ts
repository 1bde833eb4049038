import { autopayEvents } from './autopay/objects/autopay/after-rules'
import { accountEvents } from './customers/objects/account/after-rules'
import type { BillingEventType } from './customers/objects/billing-event'
import { contactEvents } from './customers/objects/contact/after-rules'
import { orderEvents } from './enrollment/objects/order/billing-follows'
import { feeEvents } from './enrollment/objects/order/fee-follows'
import { stopEvents } from './enrollment/objects/order/stop-follows'
import { moneyEvents } from './ledger/objects/ledger-entry/events'
import { arrangementEvents } from './payments/objects/payment-arrangement/after-rules'

/** Every kind of event that the billing system is notified of, for the reference of its gateway. */
export const billingEvents: readonly BillingEventType[] = [
  ...moneyEvents,
  ...arrangementEvents,
  ...autopayEvents,
  ...accountEvents,
  ...contactEvents,
  ...orderEvents,
  ...feeEvents,
  ...stopEvents,
]
