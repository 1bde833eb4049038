export { createProcessorClient, type ProcessorClientOptions } from './demo-processor/processor-client'
export type {
  DeliveryFaultMode,
  ProcessorFaultMode,
  ProcessorFaults,
} from './demo-processor/processor-faults'
export { demoProcessorMigrations } from './demo-processor/processor-migrations'
export {
  type DemoProcessor,
  type DemoProcessorOptions,
  startDemoProcessor,
} from './demo-processor/start-demo-processor'
export { signatureHeader, signEvent } from './event-signature'
export { createNoPayments } from './no-payments'
export type { PaymentPoint, ReachPaymentPoint } from './payment-points'
export { orPaymentsFailure, PaymentsFailure } from './payments-failure'
export type {
  ChargeRequest,
  MethodSetup,
  MethodSetupRequest,
  PaymentEvent,
  PaymentMethodKind,
  PaymentReason,
  PaymentRequest,
  PaymentState,
  PaymentsPort,
  ProcessorPayment,
  StartedPayment,
  StartedSetup,
  StoredMethod,
} from './payments-port'
export { createStripePayments, type StripePaymentsOptions } from './stripe/stripe-payments'
