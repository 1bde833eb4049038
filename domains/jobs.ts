import type { Job, JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { contractSchedules, mailContracts, sendContractMail } from './accounts/operations/contract-mails/jobs'
import { sendStaffInvitation } from './administration/operations/staff/job'
import { releaseStaffWork } from './administration/operations/staff-work/job'
import { deliverWebhooks, webhookSchedules } from './administration/operations/webhooks/deliver-webhooks'
import { sendWebhookStopped } from './administration/operations/webhooks/send-webhook-stopped'
import { sendAlertsOn } from './alerts/methods/save-text-alerts/job'
import { sendNumberCode } from './alerts/methods/send-alert-code/job'
import { answerText } from './alerts/operations/incoming-texts/job'
import { sendAlert } from './alerts/operations/text-alerts-work/send-alert'
import { watchChanges } from './alerts/operations/text-alerts-work/watch-changes'
import { watchContractEnds, watchDueDates } from './alerts/operations/text-alerts-work/watch-days'
import { watchUsage } from './alerts/operations/text-alerts-work/watch-usage'
import { autopayEndSchedules, endAutopayWithService } from './autopay/operations/end-with-service'
import { autopaySchedules, debitAutopay, planDebits } from './autopay/operations/jobs'
import {
  sendAutopayChanged,
  sendDebitFailed,
  sendDebitNotice,
  sendDebitRegained,
} from './autopay/operations/mail-jobs'
import { sendAverageBillingChanged } from './average-billing/operations/mail-job'
import { pastDueSchedules, remindOfPastDue, sendPastDue } from './bills/operations/past-due'
import { sendBillReady } from './bills/operations/send-bill-ready'
import { bookSchedules, purgeBookUploads } from './book/operations/uploads/purge-uploads'
import { runBookUpload } from './book/operations/uploads/run-upload'
import { countCampaign } from './campaigns/operations/count-campaign'
import { purgeCampaignRecipients, purgeSchedules } from './campaigns/operations/purge-recipients'
import { campaignSchedules, sendCampaigns } from './campaigns/operations/send-campaigns'
import { sendCampaignMessage } from './campaigns/operations/send-message'
import { defineMailWatch } from './customers/operations/changes/mail-watch'
import { depositMailWatches } from './deposits/operations/deposit-mail-watches'
import {
  refundDeposit,
  refundDeposits,
  refundSchedules,
  sendDepositRefunded,
} from './deposits/operations/deposit-refund/jobs'
import { countDeposits, depositSchedules } from './deposits/operations/deposit-upkeep/job'
import {
  depositEndSchedules,
  sendDepositApplied,
  settleDepositsWithService,
} from './deposits/operations/settle-with-service'
import { documentMailWatches, requestDocuments, sendDocumentDecision } from './documents/operations/mail-jobs'
import { scanFile } from './documents/operations/scan-file/job'
import {
  billingDeliverySchedules,
  deliverBillingEvents,
  reportLateBillingEvents,
} from './energy/operations/billing-delivery/deliver-events'
import { billingSchedules, importBilling } from './energy/operations/billing-import/job'
import { sendOrderLink } from './enrollment/operations/action-services/send-order-link'
import {
  followUpOrders,
  followUpSchedules,
  sendOrderCancelled,
  sendOrderReminder,
} from './enrollment/operations/enrollment-work/follow-up-orders'
import {
  applyMarketEvent,
  defineAdvanceEnrollment,
  enrollmentSchedules,
  sweepEnrollments,
} from './enrollment/operations/enrollment-work/jobs'
import {
  identityMailWatches,
  sendEnrollmentUpdate,
} from './enrollment/operations/enrollment-work/send-update'
import { applyPlanChanges, planChangeSchedules } from './enrollment/operations/plan-change/apply-plan-changes'
import { sendPlanChangeConfirmation } from './enrollment/operations/plan-change/send-plan-change-confirmation'
import {
  planChangeMailWatches,
  sendPlanChangeOutcome,
} from './enrollment/operations/plan-change/send-plan-change-outcome'
import { orderWithdrawnWatches, sendOrderWithdrawn } from './enrollment/operations/send-order-withdrawn'
import { sendServiceMail, serviceMailWatches } from './enrollment/operations/send-service-mail'
import {
  sendServiceStopOutcome,
  serviceStopMailWatches,
} from './enrollment/operations/service-stop/send-service-stop-outcome'
import { sendServiceStopRequested } from './enrollment/operations/service-stop/send-service-stop-requested'
import { sendEnrollmentConfirmation } from './enrollment/operations/sign-up/send-confirmation'
import { countAccounts, countFigures, figureSchedules } from './figures/operations/job'
import { sendRegistrationLink } from './getting-in/methods/find-my-account/job'
import { sendResetLink } from './getting-in/methods/forgot-password/job'
import { sendAccountLocked } from './getting-in/methods/log-in/job'
import { sendBreakGlassUsed } from './getting-in/operations/break-glass/job'
import { sendPasswordChanged } from './getting-in/operations/password/send-password-changed'
import { sendProgramAllowed } from './getting-in/operations/program-access/send-program-allowed'
import { sendSecondFactorChanged, sendSecondFactorsCleared } from './getting-in/operations/second-factor/job'
import { sendConversationLink } from './messages/methods/send-conversation-link/job'
import { sendGuestMessageLink } from './messages/methods/send-guest-message/job'
import { sendCaseReply } from './messages/operations/action-services/send-case-reply'
import { sendMoveRequested } from './moving/operations/send-move-requested'
import { followOwnDebts } from './notices/operations/own-debts/follow-own-debts'
import { noticeMailWatches, sendNoticeDecision } from './notices/operations/send-notice-decision'
import {
  arrangementSchedules,
  followArrangements,
  sendArrangementAgreed,
  sendArrangementBroken,
  sendArrangementPartDue,
} from './payments/operations/arrangement/follow-arrangements'
import { followPayment, reconcilePayments } from './payments/operations/follow-payment'
import { sendPaymentReceipt, sendPaymentRegained, sendPaymentReturned } from './payments/operations/mail-jobs'
import {
  refundSchedules as paymentRefundSchedules,
  sendOneRefund,
  sendPaymentRefunded,
  sendRefunds,
} from './payments/operations/refund/jobs'
import { ledgerSchedules, storeLedgers } from './payments/operations/store-ledgers'
import { eraseCustomer } from './privacy/operations/erasure/job'
import { sendDataDownloaded } from './privacy/operations/own-data/send-data-downloaded'
import {
  deleteOldDocuments,
  documentRetentionSchedules,
} from './privacy/operations/retention/delete-old-documents'
import {
  deleteOldSignUps,
  signUpRetentionSchedules,
} from './privacy/operations/retention/delete-old-sign-ups'
import { sendEmailChangeNotice, sendEmailVerification } from './profile/methods/change-email/job'
import { sendVerificationText } from './verification/methods/resend-verification/job'
import { endCustomerView } from './viewing/operations/end-customer-view-job'

export type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
export { directoryMigrations } from './administration/operations/company-directory/directory-migrations'
export { webhookMigrations } from './administration/operations/webhooks/webhook-migrations'
export { handleTextEvent } from './alerts/operations/incoming-texts/handle-text-event'
export { planDebits } from './autopay/operations/jobs'
export { bookMigrations } from './book/operations/book-migrations'
export { campaignMigrations } from './campaigns/operations/campaign-migrations'
export { countCreation, creationLimits } from './customers/operations/limits/count-attempt'
export { purgeSentMessages } from './customers/operations/mail/purge-sent-messages'
export { textMigrations } from './customers/operations/texts/text-migrations'
export { documentTextMigrations, documentWordMigrations } from './documents/operations/document-migrations'
export { scanFile } from './documents/operations/scan-file/job'
export { billingOutboxMigrations } from './energy/operations/billing-delivery/billing-outbox-migrations'
export { deliverBillingEvents } from './energy/operations/billing-delivery/deliver-events'
export { purgeBillingEvents } from './energy/operations/billing-delivery/outbox'
export { storeBillingEvent } from './energy/operations/billing-delivery/store-billing-event'
export { billingImportMigrations } from './energy/operations/billing-import/billing-import-migrations'
export { importBilling } from './energy/operations/billing-import/job'
export { purgeIntervalReads } from './energy/operations/purge-interval-reads'
export {
  type ActionServicesOptions,
  createActionServices,
} from './enrollment/operations/action-services/action-services'
export { advanceEnrollment, applyMarketEvent } from './enrollment/operations/enrollment-work/jobs'
export { figureMigrations } from './figures/operations/figure-migrations'
export { clearSecondFactors } from './getting-in/operations/second-factor/clear-second-factors'
export { ledgerMigrations } from './ledger/operations/ledger-migrations'
export { guestMessageMigrations } from './messages/operations/guest/guest-message-migrations'
export { purgeGuestMessages } from './messages/operations/guest/guest-messages'
export { replyTemplateMigrations } from './messages/operations/templates/reply-template-migrations'
export { bringPaperBack } from './paperless/operations/bring-paper-back'
export { handleMailEvent } from './paperless/operations/handle-mail-event'
export { handlePaymentEvent } from './payments/operations/handle-payment-event'
export { paymentMigrations } from './payments/operations/payment-migrations'
export { applyIdentityOutcome } from './verification/operations/apply-outcome'

const watchMails = defineMailWatch([
  ...serviceMailWatches,
  ...orderWithdrawnWatches,
  ...planChangeMailWatches,
  ...serviceStopMailWatches,
  ...identityMailWatches,
  ...documentMailWatches,
  ...noticeMailWatches,
  ...depositMailWatches,
])

/** The jobs of the methods, for the job runner. */
export const jobs: readonly Job<PortalJobServices>[] = [
  scanFile,
  importBilling,
  deliverBillingEvents,
  reportLateBillingEvents,
  followArrangements,
  followPayment,
  followUpOrders,
  reconcilePayments,
  releaseStaffWork,
  defineAdvanceEnrollment([followOwnDebts]),
  answerText,
  applyPlanChanges,
  countDeposits,
  countAccounts,
  countCampaign,
  purgeBookUploads,
  runBookUpload,
  purgeCampaignRecipients,
  countFigures,
  applyMarketEvent,
  debitAutopay,
  endAutopayWithService,
  settleDepositsWithService,
  remindOfPastDue,
  requestDocuments,
  mailContracts,
  planDebits,
  refundDeposit,
  refundDeposits,
  sendOneRefund,
  sendPaymentRefunded,
  sendRefunds,
  sendAutopayChanged,
  sendAverageBillingChanged,
  sendDebitFailed,
  sendDebitRegained,
  sendDebitNotice,
  sendDepositApplied,
  sendDepositRefunded,
  sendAccountLocked,
  sendBreakGlassUsed,
  sendArrangementAgreed,
  sendArrangementBroken,
  sendArrangementPartDue,
  sendAlert,
  sendAlertsOn,
  sendBillReady,
  sendCampaignMessage,
  sendCampaigns,
  sendCaseReply,
  sendConversationLink,
  sendGuestMessageLink,
  sendDocumentDecision,
  sendContractMail,
  sendEmailChangeNotice,
  sendEmailVerification,
  sendEnrollmentConfirmation,
  sendEnrollmentUpdate,
  sendNoticeDecision,
  sendNumberCode,
  sendOrderCancelled,
  sendOrderWithdrawn,
  sendOrderLink,
  sendOrderReminder,
  sendPasswordChanged,
  sendPastDue,
  sendPaymentReceipt,
  sendProgramAllowed,
  sendPaymentRegained,
  sendPaymentReturned,
  sendPlanChangeConfirmation,
  sendPlanChangeOutcome,
  sendRegistrationLink,
  sendResetLink,
  sendSecondFactorChanged,
  sendSecondFactorsCleared,
  sendServiceMail,
  sendStaffInvitation,
  sendServiceStopOutcome,
  sendServiceStopRequested,
  sendMoveRequested,
  sendVerificationText,
  endCustomerView,
  deleteOldDocuments,
  deleteOldSignUps,
  eraseCustomer,
  sendDataDownloaded,
  sendWebhookStopped,
  deliverWebhooks,
  storeLedgers,
  sweepEnrollments,
  watchChanges,
  watchContractEnds,
  watchDueDates,
  watchMails,
  watchUsage,
]

/** When scheduled jobs run: those of payments at night in Texas, those of coming days in the morning there. */
export const schedules: readonly JobSchedule[] = [
  ...enrollmentSchedules,
  ...planChangeSchedules,
  ...followUpSchedules,
  ...billingSchedules,
  ...billingDeliverySchedules,
  ...webhookSchedules,
  ...ledgerSchedules,
  { name: 'watch-changes-for-alerts', cron: '* * * * *', jobName: watchChanges.name },
  { name: 'watch-changes-for-mails', cron: '* * * * *', jobName: watchMails.name },
  { name: 'watch-days-for-alerts', cron: '20 15 * * *', jobName: watchDueDates.name },
  { name: 'watch-contract-ends-for-alerts', cron: '25 15 * * *', jobName: watchContractEnds.name },
  { name: 'watch-usage-for-alerts', cron: '40 15 * * *', jobName: watchUsage.name },
  ...autopaySchedules,
  ...arrangementSchedules,
  ...autopayEndSchedules,
  ...pastDueSchedules,
  ...contractSchedules,
  ...depositSchedules,
  ...depositEndSchedules,
  ...refundSchedules,
  ...paymentRefundSchedules,
  ...signUpRetentionSchedules,
  ...documentRetentionSchedules,
  ...figureSchedules,
  ...campaignSchedules,
  ...bookSchedules,
  ...purgeSchedules,
  { name: 'nightly-reconcile-payments', cron: '40 8 * * *', jobName: reconcilePayments.name },
]
