import type { Job, JobSchedule } from '@porchlight/jobs'
import { sendCaseReply } from './action-services/send-case-reply'
import { sendOrderLink } from './action-services/send-order-link'
import { autopaySchedules, debitAutopay } from './autopay/jobs'
import { sendAutopayChanged, sendDebitFailed, sendDebitNotice, sendDebitRegained } from './autopay/mail-jobs'
import { billingSchedules, importBilling } from './billing-import/job'
import { sendEmailChangeNotice, sendEmailVerification } from './change-email/job'
import { sendPasswordChanged } from './change-password/job'
import type { PortalJobServices } from './define/job-context'
import { countDeposits, depositSchedules } from './deposit-upkeep/job'
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
import { sendVerificationText } from './resend-verification/job'
import { sendAlertsOn } from './save-text-alerts/job'
import { scanFile } from './scan-file/job'
import { sendSecondFactorChanged, sendSecondFactorsCleared } from './second-factor/job'
import { sendNumberCode } from './send-alert-code/job'
import { sendEnrollmentConfirmation } from './sign-up/send-confirmation'
import { sendAlert } from './text-alerts-work/send-alert'
import { watchChanges } from './text-alerts-work/watch-changes'
import { watchDays } from './text-alerts-work/watch-days'
import { watchUsage } from './text-alerts-work/watch-usage'
import { answerText } from './text-news/job'

export { type ActionServicesOptions, createActionServices } from './action-services/action-services'
export { billingImportMigrations } from './billing-import/billing-import-migrations'
export type { PortalJobServices } from './define/job-context'
export { advanceEnrollment, applyMarketEvent } from './enrollment-work/jobs'
export { countCreation, creationLimits } from './limits/count-attempt'
export { paymentMigrations } from './payment/payment-migrations'
export { takePaymentNews } from './payment/take-payment-news'
export { scanFile } from './scan-file/job'
export { clearSecondFactors } from './second-factor/clear-second-factors'
export { takeTextNews } from './text-news/take-text-news'
export { textMigrations } from './texts/text-migrations'
export { applyIdentityOutcome } from './verification/apply-outcome'

/** The jobs of the methods, for the job runner. */
export const jobs: readonly Job<PortalJobServices>[] = [
  scanFile,
  importBilling,
  followPayment,
  reconcilePayments,
  advanceEnrollment,
  answerText,
  countDeposits,
  applyMarketEvent,
  debitAutopay,
  sendAutopayChanged,
  sendDebitFailed,
  sendDebitRegained,
  sendDebitNotice,
  sendAccountLocked,
  sendAlert,
  sendAlertsOn,
  sendCaseReply,
  sendEmailChangeNotice,
  sendEmailVerification,
  sendEnrollmentConfirmation,
  sendEnrollmentUpdate,
  sendNumberCode,
  sendOrderLink,
  sendPasswordChanged,
  sendRegistrationLink,
  sendResetLink,
  sendSecondFactorChanged,
  sendSecondFactorsCleared,
  sendVerificationText,
  sweepEnrollments,
  watchChanges,
  watchDays,
  watchUsage,
]

/** When those jobs run that nobody asks for; of the payments at night in Texas, of days to come in the morning there. */
export const schedules: readonly JobSchedule[] = [
  ...enrollmentSchedules,
  ...billingSchedules,
  { name: 'watch-changes-for-alerts', cron: '* * * * *', jobName: watchChanges.name },
  { name: 'watch-days-for-alerts', cron: '20 15 * * *', jobName: watchDays.name },
  { name: 'watch-usage-for-alerts', cron: '40 15 * * *', jobName: watchUsage.name },
  ...autopaySchedules,
  ...depositSchedules,
  { name: 'nightly-reconcile-payments', cron: '40 8 * * *', jobName: reconcilePayments.name },
]
