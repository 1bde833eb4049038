export {
  type BillingAccountChange,
  type BillingBillChange,
  type BillingChange,
  BillingChangeSchema,
} from './billing-change-schema'
export type { BillingPage, BillingPort } from './billing-port'
export { createHttpBilling } from './http/http-billing'
export { createStandInBilling, type StandInBilling } from './stand-in/stand-in-billing'
export { standInBillingMigrations } from './stand-in/stand-in-billing-migrations'
