export {
  type CallbackListener,
  listenForCallbacks,
} from './callbacks/listen-for-callbacks'
export { type CalledKind, checkGateway, checkMailReports } from './check-gateway'
export type { CallbackSetup, CheckSetup } from './check-setup'
export { documentOf, type GatewayKind, type GatewayReport, gatewayKinds } from './report'
export { billingRules, creditRules, identityRules, mailRules, marketRules } from './rules'
export { type TestData, TestDataSchema, usualTestData } from './test-data'
export type { WireSchema } from './wire-schema'
export { writtenReport } from './written-report'
