export {
  type BillingAccountChange,
  type BillingBillChange,
  type BillingChange,
  BillingChangeSchema,
  type BillingIntervalChange,
} from './billing-change-schema'
export {
  type BillingEvent,
  BillingEventSchema,
  billingEventOf,
  mostEventsAtOnce,
} from './billing-event-schema'
export { type BillingPage, BillingPageSchema } from './billing-page-schema'
export type { BillingPort, BillingReceipt } from './billing-port'
export { createHttpBilling } from './http/http-billing'
export { createStandInBilling, type ReceivedEvent, type StandInBilling } from './stand-in/stand-in-billing'
export { standInBillingMigrations } from './stand-in/stand-in-billing-migrations'
