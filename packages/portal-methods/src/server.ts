// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { handlers as adviseSavingHandlers } from './advise-saving/server'
import { handlers as alertsOverviewHandlers } from './alerts-overview/server'
import { handlers as answerNoticeHandlers } from './answer-notice/server'
import { handlers as appendUploadHandlers } from './append-upload/server'
import { handlers as askDepositWaiverHandlers } from './ask-deposit-waiver/server'
import { handlers as askForMoreTimeHandlers } from './ask-for-more-time/server'
import { handlers as authorizeAutopayHandlers } from './authorize-autopay/server'
import { handlers as autopayOverviewHandlers } from './autopay-overview/server'
import { handlers as beginAutopayHandlers } from './begin-autopay/server'
import { handlers as beginUploadHandlers } from './begin-upload/server'
import { handlers as billDocumentHandlers } from './bill-document/server'
import { handlers as billPaymentStatusHandlers } from './bill-payment-status/server'
import { handlers as cancelAutopayHandlers } from './cancel-autopay/server'
import { handlers as cancelEnrollmentHandlers } from './cancel-enrollment/server'
import { handlers as changeEmailHandlers } from './change-email/server'
import { handlers as changePasswordHandlers } from './change-password/server'
import { handlers as confirmTotpHandlers } from './confirm-totp/server'
import { handlers as createPasswordHandlers } from './create-password/server'
import { handlers as depositStatusHandlers } from './deposit-status/server'
import { handlers as documentsOverviewHandlers } from './documents-overview/server'
import { handlers as downloadFileHandlers } from './download-file/server'
import { handlers as downloadUsageHandlers } from './download-usage/server'
import { handlers as endOtherSessionsHandlers } from './end-other-sessions/server'
import { handlers as endSessionHandlers } from './end-session/server'
import { handlers as enrolTotpHandlers } from './enrol-totp/server'
import { handlers as enrollmentStatusHandlers } from './enrollment-status/server'
import { handlers as explainBillHandlers } from './explain-bill/server'
import { handlers as findMyAccountHandlers } from './find-my-account/server'
import { handlers as findPlansHandlers } from './find-plans/server'
import { handlers as findUtilitiesHandlers } from './find-utilities/server'
import { handlers as finishDocumentsHandlers } from './finish-documents/server'
import { handlers as finishPasskeyLoginHandlers } from './finish-passkey-login/server'
import { handlers as finishPasskeyRegistrationHandlers } from './finish-passkey-registration/server'
import { handlers as finishUploadHandlers } from './finish-upload/server'
import { handlers as forgotPasswordHandlers } from './forgot-password/server'
import { handlers as getBrandCustomerServiceInfoHandlers } from './get-brand-customer-service-info/server'
import { handlers as getEnrollmentChangeHandlers } from './get-enrollment-change/server'
import { handlers as getPlansHandlers } from './get-plans/server'
import { handlers as getSignUpHandlers } from './get-sign-up/server'
import { handlers as getUserAccountInformationHandlers } from './get-user-account-information/server'
import { handlers as getUtilityInfoHandlers } from './get-utility-info/server'
import { handlers as guestBillStatusHandlers } from './guest-bill-status/server'
import { handlers as lastLookUpHandlers } from './last-look-up/server'
import { handlers as listConsentsHandlers } from './list-consents/server'
import { handlers as listSecondFactorsHandlers } from './list-second-factors/server'
import { handlers as listSessionsHandlers } from './list-sessions/server'
import { handlers as logInHandlers } from './log-in/server'
import { handlers as logOutHandlers } from './log-out/server'
import { handlers as lookAtLinkHandlers } from './look-at-link/server'
import { handlers as lookUpEnrollmentHandlers } from './look-up-enrollment/server'
import { handlers as newOccupantStatementHandlers } from './new-occupant-statement/server'
import { handlers as noticesOverviewHandlers } from './notices-overview/server'
import { handlers as offeredOrderHandlers } from './offered-order/server'
import { handlers as paperlessOverviewHandlers } from './paperless-overview/server'
import { handlers as payBillHandlers } from './pay-bill/server'
import { handlers as payDepositHandlers } from './pay-deposit/server'
import { handlers as payGuestBillHandlers } from './pay-guest-bill/server'
import { handlers as projectBillHandlers } from './project-bill/server'
import { handlers as removeSecondFactorHandlers } from './remove-second-factor/server'
import { handlers as replyToMessageHandlers } from './reply-to-message/server'
import { handlers as rescheduleEnrollmentHandlers } from './reschedule-enrollment/server'
import { handlers as resendRegistrationLinkHandlers } from './resend-registration-link/server'
import { handlers as resendVerificationHandlers } from './resend-verification/server'
import { handlers as resetPasswordHandlers } from './reset-password/server'
import { handlers as samplePaperlessBillHandlers } from './sample-paperless-bill/server'
import { handlers as saveSignUpContactHandlers } from './save-sign-up-contact/server'
import { handlers as saveSignUpIdentityHandlers } from './save-sign-up-identity/server'
import { handlers as saveSignUpServiceHandlers } from './save-sign-up-service/server'
import { handlers as saveSignUpStartHandlers } from './save-sign-up-start/server'
import { handlers as saveTextAlertsHandlers } from './save-text-alerts/server'
import { handlers as sendAlertCodeHandlers } from './send-alert-code/server'
import { handlers as sendDocumentsHandlers } from './send-documents/server'
import { handlers as sendMessageHandlers } from './send-message/server'
import { handlers as sendOrderTaskLinkHandlers } from './send-order-task-link/server'
import { handlers as startPasskeyLoginHandlers } from './start-passkey-login/server'
import { handlers as startPasskeyRegistrationHandlers } from './start-passkey-registration/server'
import { handlers as startSignUpOverHandlers } from './start-sign-up-over/server'
import { handlers as startVerificationHandlers } from './start-verification/server'
import { handlers as stopTextAlertsHandlers } from './stop-text-alerts/server'
import { handlers as submitEnrollmentHandlers } from './submit-enrollment/server'
import { handlers as takeOrderLinkHandlers } from './take-order-link/server'
import { handlers as turnPaperlessOffHandlers } from './turn-paperless-off/server'
import { handlers as turnPaperlessOnHandlers } from './turn-paperless-on/server'
import { handlers as undoChangeEmailHandlers } from './undo-change-email/server'
import { handlers as undoConsentHandlers } from './undo-consent/server'
import { handlers as undoSecondFactorHandlers } from './undo-second-factor/server'
import { handlers as updateLanguageHandlers } from './update-language/server'
import { handlers as updatePhonesHandlers } from './update-phones/server'
import { handlers as verificationOverviewHandlers } from './verification-overview/server'
import { handlers as verifyEmailHandlers } from './verify-email/server'
import { handlers as verifySecondFactorHandlers } from './verify-second-factor/server'

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

export type { Alarm } from './define/alarm'
export type { PortalJobServices } from './define/job-context'
export { loginController, type MethodContext, mainDataController, type SessionCookie } from './define/method'
