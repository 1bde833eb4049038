export type { CreditApplication, CreditDecision, CreditPort } from './credit-port'
export { createHttpCredit } from './http/http-credit'
export { type CreditFaultMode, createStandInCredit, type StandInCredit } from './stand-in/stand-in-credit'
export { standInCreditMigrations } from './stand-in/stand-in-credit-migrations'
