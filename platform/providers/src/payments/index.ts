export { createProcessorClient, type ProcessorClientOptions } from './demo-processor/processor-client'
export type { NewsManner, ProcessorFaults, ProcessorMood } from './demo-processor/processor-faults'
export { demoProcessorMigrations } from './demo-processor/processor-migrations'
export {
  type DemoProcessor,
  type DemoProcessorOptions,
  startDemoProcessor,
} from './demo-processor/start-demo-processor'
export { signatureHeader, signNews } from './news-signature'
export { createNoPayments } from './no-payments'
export type { PaymentPoint, ReachPaymentPoint } from './payment-points'
export { PaymentsFailure } from './payments-failure'
export type {
  ChargeRequest,
  KeptMethod,
  MethodSetup,
  MethodSetupRequest,
  PaymentMethodKind,
  PaymentNews,
  PaymentReason,
  PaymentRequest,
  PaymentState,
  PaymentsPort,
  ProcessorPayment,
  StartedPayment,
  StartedSetup,
} from './payments-port'
export { createStripePayments, type StripePaymentsOptions } from './stripe/stripe-payments'
