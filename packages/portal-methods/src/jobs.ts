import type { Job, JobSchedule } from '@porchlight/jobs'
import { sendCaseReply } from './action-services/send-case-reply'
import { sendOrderLink } from './action-services/send-order-link'
import { autopaySchedules, debitAutopay } from './autopay/jobs'
import { sendAutopayChanged, sendDebitFailed, sendDebitNotice } from './autopay/mail-jobs'
import { sendEmailChangeNotice, sendEmailVerification } from './change-email/job'
import { sendPasswordChanged } from './change-password/job'
import type { PortalJobServices } from './define/job-context'
import {
  advanceEnrollment,
  applyMarketEvent,
  enrollmentSchedules,
  sweepEnrollments,
} from './enrollment-work/jobs'
import { sendEnrollmentUpdate } from './enrollment-work/send-update'
import { sendRegistrationLink } from './find-my-account/job'
import { sendResetLink } from './forgot-password/job'
import { sendAccountLocked } from './log-in/job'
import { followPayment, reconcilePayments } from './payment/follow-payment'
import { scanFile } from './scan-file/job'
import { sendSecondFactorChanged } from './second-factor/job'
import { sendEnrollmentConfirmation } from './sign-up/send-confirmation'

export { type ActionServicesOptions, createActionServices } from './action-services/action-services'
export type { PortalJobServices } from './define/job-context'
export { advanceEnrollment, applyMarketEvent } from './enrollment-work/jobs'
export { paymentMigrations } from './payment/payment-migrations'
export { takePaymentNews } from './payment/take-payment-news'
export { applyIdentityOutcome } from './verification/apply-outcome'

/** The jobs of the methods, for the job runner. */
export const jobs: readonly Job<PortalJobServices>[] = [
  scanFile,
  followPayment,
  reconcilePayments,
  advanceEnrollment,
  applyMarketEvent,
  debitAutopay,
  sendAutopayChanged,
  sendDebitFailed,
  sendDebitNotice,
  sendAccountLocked,
  sendCaseReply,
  sendEmailChangeNotice,
  sendEmailVerification,
  sendEnrollmentConfirmation,
  sendEnrollmentUpdate,
  sendOrderLink,
  sendPasswordChanged,
  sendRegistrationLink,
  sendResetLink,
  sendSecondFactorChanged,
  sweepEnrollments,
]

/** When those jobs run that nobody asks for; of the payments at night in Texas. */
export const schedules: readonly JobSchedule[] = [
  ...enrollmentSchedules,
  ...autopaySchedules,
  { name: 'nightly-reconcile-payments', cron: '40 8 * * *', jobName: reconcilePayments.name },
]
