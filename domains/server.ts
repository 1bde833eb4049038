// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { handlers as adviseSavingHandlers } from './energy/methods/advise-saving/server'
import { handlers as alertsOverviewHandlers } from './alerts/methods/alerts-overview/server'
import { handlers as answerNoticeHandlers } from './notices/methods/answer-notice/server'
import { handlers as appendUploadHandlers } from './documents/methods/append-upload/server'
import { handlers as askDepositWaiverHandlers } from './deposits/methods/ask-deposit-waiver/server'
import { handlers as askForMoreTimeHandlers } from './payments/methods/ask-for-more-time/server'
import { handlers as authorizeAutopayHandlers } from './autopay/methods/authorize-autopay/server'
import { handlers as autopayOverviewHandlers } from './autopay/methods/autopay-overview/server'
import { handlers as beginAutopayHandlers } from './autopay/methods/begin-autopay/server'
import { handlers as beginUploadHandlers } from './documents/methods/begin-upload/server'
import { handlers as billDocumentHandlers } from './energy/methods/bill-document/server'
import { handlers as billPaymentStatusHandlers } from './payments/methods/bill-payment-status/server'
import { handlers as cancelAutopayHandlers } from './autopay/methods/cancel-autopay/server'
import { handlers as cancelEnrollmentHandlers } from './enrollment/methods/cancel-enrollment/server'
import { handlers as changeEmailHandlers } from './profile/methods/change-email/server'
import { handlers as changePasswordHandlers } from './profile/methods/change-password/server'
import { handlers as confirmTotpHandlers } from './profile/methods/confirm-totp/server'
import { handlers as createPasswordHandlers } from './getting-in/methods/create-password/server'
import { handlers as depositStatusHandlers } from './deposits/methods/deposit-status/server'
import { handlers as documentsOverviewHandlers } from './documents/methods/documents-overview/server'
import { handlers as downloadFileHandlers } from './files/methods/download-file/server'
import { handlers as downloadUsageHandlers } from './energy/methods/download-usage/server'
import { handlers as endOtherSessionsHandlers } from './profile/methods/end-other-sessions/server'
import { handlers as endSessionHandlers } from './profile/methods/end-session/server'
import { handlers as enrolTotpHandlers } from './profile/methods/enrol-totp/server'
import { handlers as enrollmentStatusHandlers } from './enrollment/methods/enrollment-status/server'
import { handlers as explainBillHandlers } from './energy/methods/explain-bill/server'
import { handlers as findMyAccountHandlers } from './getting-in/methods/find-my-account/server'
import { handlers as findPlansHandlers } from './plans/methods/find-plans/server'
import { handlers as findUtilitiesHandlers } from './utilities/methods/find-utilities/server'
import { handlers as finishDocumentsHandlers } from './documents/methods/finish-documents/server'
import { handlers as finishPasskeyLoginHandlers } from './getting-in/methods/finish-passkey-login/server'
import { handlers as finishPasskeyRegistrationHandlers } from './profile/methods/finish-passkey-registration/server'
import { handlers as finishUploadHandlers } from './documents/methods/finish-upload/server'
import { handlers as forgotPasswordHandlers } from './getting-in/methods/forgot-password/server'
import { handlers as getBrandCustomerServiceInfoHandlers } from './customer-service/methods/get-brand-customer-service-info/server'
import { handlers as getEnrollmentChangeHandlers } from './enrollment/methods/get-enrollment-change/server'
import { handlers as getPlansHandlers } from './plans/methods/get-plans/server'
import { handlers as getSignUpHandlers } from './enrollment/methods/get-sign-up/server'
import { handlers as getUserAccountInformationHandlers } from './customers/methods/get-user-account-information/server'
import { handlers as getUtilityInfoHandlers } from './utilities/methods/get-utility-info/server'
import { handlers as guestBillStatusHandlers } from './payments/methods/guest-bill-status/server'
import { handlers as lastLookUpHandlers } from './getting-in/methods/last-look-up/server'
import { handlers as listConsentsHandlers } from './consents/methods/list-consents/server'
import { handlers as listSecondFactorsHandlers } from './profile/methods/list-second-factors/server'
import { handlers as listSessionsHandlers } from './profile/methods/list-sessions/server'
import { handlers as logInHandlers } from './getting-in/methods/log-in/server'
import { handlers as logOutHandlers } from './getting-in/methods/log-out/server'
import { handlers as lookAtLinkHandlers } from './customers/methods/look-at-link/server'
import { handlers as lookUpEnrollmentHandlers } from './enrollment/methods/look-up-enrollment/server'
import { handlers as newOccupantStatementHandlers } from './notices/methods/new-occupant-statement/server'
import { handlers as noticesOverviewHandlers } from './notices/methods/notices-overview/server'
import { handlers as offeredOrderHandlers } from './enrollment/methods/offered-order/server'
import { handlers as paperlessOverviewHandlers } from './paperless/methods/paperless-overview/server'
import { handlers as payBillHandlers } from './payments/methods/pay-bill/server'
import { handlers as payDepositHandlers } from './deposits/methods/pay-deposit/server'
import { handlers as payGuestBillHandlers } from './payments/methods/pay-guest-bill/server'
import { handlers as projectBillHandlers } from './energy/methods/project-bill/server'
import { handlers as removeSecondFactorHandlers } from './profile/methods/remove-second-factor/server'
import { handlers as replyToMessageHandlers } from './messages/methods/reply-to-message/server'
import { handlers as rescheduleEnrollmentHandlers } from './enrollment/methods/reschedule-enrollment/server'
import { handlers as resendRegistrationLinkHandlers } from './getting-in/methods/resend-registration-link/server'
import { handlers as resendVerificationHandlers } from './verification/methods/resend-verification/server'
import { handlers as resetPasswordHandlers } from './getting-in/methods/reset-password/server'
import { handlers as samplePaperlessBillHandlers } from './paperless/methods/sample-paperless-bill/server'
import { handlers as saveSignUpContactHandlers } from './enrollment/methods/save-sign-up-contact/server'
import { handlers as saveSignUpIdentityHandlers } from './enrollment/methods/save-sign-up-identity/server'
import { handlers as saveSignUpServiceHandlers } from './enrollment/methods/save-sign-up-service/server'
import { handlers as saveSignUpStartHandlers } from './enrollment/methods/save-sign-up-start/server'
import { handlers as saveTextAlertsHandlers } from './alerts/methods/save-text-alerts/server'
import { handlers as sendAlertCodeHandlers } from './alerts/methods/send-alert-code/server'
import { handlers as sendDocumentsHandlers } from './documents/methods/send-documents/server'
import { handlers as sendMessageHandlers } from './messages/methods/send-message/server'
import { handlers as sendOrderTaskLinkHandlers } from './enrollment/methods/send-order-task-link/server'
import { handlers as startPasskeyLoginHandlers } from './getting-in/methods/start-passkey-login/server'
import { handlers as startPasskeyRegistrationHandlers } from './profile/methods/start-passkey-registration/server'
import { handlers as startSignUpOverHandlers } from './enrollment/methods/start-sign-up-over/server'
import { handlers as startVerificationHandlers } from './verification/methods/start-verification/server'
import { handlers as stopTextAlertsHandlers } from './alerts/methods/stop-text-alerts/server'
import { handlers as submitEnrollmentHandlers } from './enrollment/methods/submit-enrollment/server'
import { handlers as takeOrderLinkHandlers } from './enrollment/methods/take-order-link/server'
import { handlers as turnPaperlessOffHandlers } from './paperless/methods/turn-paperless-off/server'
import { handlers as turnPaperlessOnHandlers } from './paperless/methods/turn-paperless-on/server'
import { handlers as undoChangeEmailHandlers } from './profile/methods/undo-change-email/server'
import { handlers as undoConsentHandlers } from './consents/methods/undo-consent/server'
import { handlers as undoSecondFactorHandlers } from './getting-in/methods/undo-second-factor/server'
import { handlers as updateLanguageHandlers } from './profile/methods/update-language/server'
import { handlers as updatePhonesHandlers } from './profile/methods/update-phones/server'
import { handlers as verificationOverviewHandlers } from './verification/methods/verification-overview/server'
import { handlers as verifyEmailHandlers } from './profile/methods/verify-email/server'
import { handlers as verifySecondFactorHandlers } from './getting-in/methods/verify-second-factor/server'

/** The handlers of every folder. */
export const handlers = [
  ...adviseSavingHandlers,
  ...alertsOverviewHandlers,
  ...answerNoticeHandlers,
  ...appendUploadHandlers,
  ...askDepositWaiverHandlers,
  ...askForMoreTimeHandlers,
  ...authorizeAutopayHandlers,
  ...autopayOverviewHandlers,
  ...beginAutopayHandlers,
  ...beginUploadHandlers,
  ...billDocumentHandlers,
  ...billPaymentStatusHandlers,
  ...cancelAutopayHandlers,
  ...cancelEnrollmentHandlers,
  ...changeEmailHandlers,
  ...changePasswordHandlers,
  ...confirmTotpHandlers,
  ...createPasswordHandlers,
  ...depositStatusHandlers,
  ...documentsOverviewHandlers,
  ...downloadFileHandlers,
  ...downloadUsageHandlers,
  ...endOtherSessionsHandlers,
  ...endSessionHandlers,
  ...enrolTotpHandlers,
  ...enrollmentStatusHandlers,
  ...explainBillHandlers,
  ...findMyAccountHandlers,
  ...findPlansHandlers,
  ...findUtilitiesHandlers,
  ...finishDocumentsHandlers,
  ...finishPasskeyLoginHandlers,
  ...finishPasskeyRegistrationHandlers,
  ...finishUploadHandlers,
  ...forgotPasswordHandlers,
  ...getBrandCustomerServiceInfoHandlers,
  ...getEnrollmentChangeHandlers,
  ...getPlansHandlers,
  ...getSignUpHandlers,
  ...getUserAccountInformationHandlers,
  ...getUtilityInfoHandlers,
  ...guestBillStatusHandlers,
  ...lastLookUpHandlers,
  ...listConsentsHandlers,
  ...listSecondFactorsHandlers,
  ...listSessionsHandlers,
  ...logInHandlers,
  ...logOutHandlers,
  ...lookAtLinkHandlers,
  ...lookUpEnrollmentHandlers,
  ...newOccupantStatementHandlers,
  ...noticesOverviewHandlers,
  ...offeredOrderHandlers,
  ...paperlessOverviewHandlers,
  ...payBillHandlers,
  ...payDepositHandlers,
  ...payGuestBillHandlers,
  ...projectBillHandlers,
  ...removeSecondFactorHandlers,
  ...replyToMessageHandlers,
  ...rescheduleEnrollmentHandlers,
  ...resendRegistrationLinkHandlers,
  ...resendVerificationHandlers,
  ...resetPasswordHandlers,
  ...samplePaperlessBillHandlers,
  ...saveSignUpContactHandlers,
  ...saveSignUpIdentityHandlers,
  ...saveSignUpServiceHandlers,
  ...saveSignUpStartHandlers,
  ...saveTextAlertsHandlers,
  ...sendAlertCodeHandlers,
  ...sendDocumentsHandlers,
  ...sendMessageHandlers,
  ...sendOrderTaskLinkHandlers,
  ...startPasskeyLoginHandlers,
  ...startPasskeyRegistrationHandlers,
  ...startSignUpOverHandlers,
  ...startVerificationHandlers,
  ...stopTextAlertsHandlers,
  ...submitEnrollmentHandlers,
  ...takeOrderLinkHandlers,
  ...turnPaperlessOffHandlers,
  ...turnPaperlessOnHandlers,
  ...undoChangeEmailHandlers,
  ...undoConsentHandlers,
  ...undoSecondFactorHandlers,
  ...updateLanguageHandlers,
  ...updatePhonesHandlers,
  ...verificationOverviewHandlers,
  ...verifyEmailHandlers,
  ...verifySecondFactorHandlers,
]

export type { Alarm } from '@porchlight/server-methods/define/alarm'
export type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
export { loginController, type MethodContext, mainDataController, type SessionCookie } from '@porchlight/server-methods/define/method'
