import type { Job, JobSchedule } from '@porchlight/jobs'
import { sendCaseReply } from './action-services/send-case-reply'
import { sendOrderLink } from './action-services/send-order-link'
import { sendEmailChangeNotice, sendEmailVerification } from './change-email/job'
import { sendPasswordChanged } from './change-password/job'
import type { PortalJobServices } from './define/job-context'
import { sendRegistrationLink } from './find-my-account/job'
import { sendResetLink } from './forgot-password/job'
import { sendAccountLocked } from './log-in/job'
import { followPayment, reconcilePayments } from './payment/follow-payment'
import { sendSecondFactorChanged } from './second-factor/job'

export { type ActionServicesOptions, createActionServices } from './action-services/action-services'
export type { PortalJobServices } from './define/job-context'
export { paymentMigrations } from './payment/payment-migrations'
export { takePaymentNews } from './payment/take-payment-news'

/** The jobs of the methods, for the job runner. */
export const jobs: readonly Job<PortalJobServices>[] = [
  followPayment,
  reconcilePayments,
  sendAccountLocked,
  sendCaseReply,
  sendEmailChangeNotice,
  sendEmailVerification,
  sendOrderLink,
  sendPasswordChanged,
  sendRegistrationLink,
  sendResetLink,
  sendSecondFactorChanged,
]

/** When the jobs run that nothing asks for; at night in Texas. */
export const portalSchedules: readonly JobSchedule[] = [
  { name: 'nightly-reconcile-payments', cron: '40 8 * * *', jobName: reconcilePayments.name },
]
