// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { handlers as administrationAddProgramHandlers } from './administration/methods/add-program/server'
import { handlers as administrationAddWebhookHandlers } from './administration/methods/add-webhook/server'
import { handlers as administrationAuditLogHandlers } from './administration/methods/audit-log/server'
import { handlers as administrationChangeProgramHandlers } from './administration/methods/change-program/server'
import { handlers as administrationChangeStaffHandlers } from './administration/methods/change-staff/server'
import { handlers as administrationChangeWebhookHandlers } from './administration/methods/change-webhook/server'
import { handlers as administrationClearStaffSecondFactorsHandlers } from './administration/methods/clear-staff-second-factors/server'
import { handlers as administrationEnableWebhookHandlers } from './administration/methods/enable-webhook/server'
import { handlers as administrationEndStaffSessionsHandlers } from './administration/methods/end-staff-sessions/server'
import { handlers as administrationFailedMessagesHandlers } from './administration/methods/failed-messages/server'
import { handlers as administrationInviteStaffHandlers } from './administration/methods/invite-staff/server'
import { handlers as administrationListProgramsHandlers } from './administration/methods/list-programs/server'
import { handlers as administrationListStaffHandlers } from './administration/methods/list-staff/server'
import { handlers as administrationListWebhooksHandlers } from './administration/methods/list-webhooks/server'
import { handlers as administrationNoteListExportHandlers } from './administration/methods/note-list-export/server'
import { handlers as administrationProviderHealthHandlers } from './administration/methods/provider-health/server'
import { handlers as administrationRemoveProgramHandlers } from './administration/methods/remove-program/server'
import { handlers as administrationRemoveWebhookHandlers } from './administration/methods/remove-webhook/server'
import { handlers as administrationReplaceProgramSecretHandlers } from './administration/methods/replace-program-secret/server'
import { handlers as administrationReplaceWebhookSecretHandlers } from './administration/methods/replace-webhook-secret/server'
import { handlers as administrationRetryStoppedJobsHandlers } from './administration/methods/retry-stopped-jobs/server'
import { handlers as administrationSendStaffInvitationHandlers } from './administration/methods/send-staff-invitation/server'
import { handlers as administrationSetProgramAccessHandlers } from './administration/methods/set-program-access/server'
import { handlers as administrationSetStaffAccessHandlers } from './administration/methods/set-staff-access/server'
import { handlers as administrationStoppedJobsHandlers } from './administration/methods/stopped-jobs/server'
import { handlers as administrationTestWebhookHandlers } from './administration/methods/test-webhook/server'
import { handlers as alertsAlertsOverviewHandlers } from './alerts/methods/alerts-overview/server'
import { handlers as alertsSaveOfferTextsHandlers } from './alerts/methods/save-offer-texts/server'
import { handlers as alertsSaveTextAlertsHandlers } from './alerts/methods/save-text-alerts/server'
import { handlers as alertsSendAlertCodeHandlers } from './alerts/methods/send-alert-code/server'
import { handlers as alertsStopTextAlertsHandlers } from './alerts/methods/stop-text-alerts/server'
import { handlers as announcementsListAnnouncementsHandlers } from './announcements/methods/list-announcements/server'
import { handlers as autopayAuthorizeAutopayHandlers } from './autopay/methods/authorize-autopay/server'
import { handlers as autopayAutopayOverviewHandlers } from './autopay/methods/autopay-overview/server'
import { handlers as autopayBeginAutopayHandlers } from './autopay/methods/begin-autopay/server'
import { handlers as autopayCancelAutopayHandlers } from './autopay/methods/cancel-autopay/server'
import { handlers as averageBillingAverageBillingOverviewHandlers } from './average-billing/methods/average-billing-overview/server'
import { handlers as averageBillingTurnAverageBillingOffHandlers } from './average-billing/methods/turn-average-billing-off/server'
import { handlers as averageBillingTurnAverageBillingOnHandlers } from './average-billing/methods/turn-average-billing-on/server'
import { handlers as bookAppendBookFileHandlers } from './book/methods/append-book-file/server'
import { handlers as bookBeginBookFileHandlers } from './book/methods/begin-book-file/server'
import { handlers as bookCreateBookUploadHandlers } from './book/methods/create-book-upload/server'
import { handlers as bookDownloadBookResultsHandlers } from './book/methods/download-book-results/server'
import { handlers as bookDownloadBookTemplateHandlers } from './book/methods/download-book-template/server'
import { handlers as bookFinishBookFileHandlers } from './book/methods/finish-book-file/server'
import { handlers as bookListBookUploadsHandlers } from './book/methods/list-book-uploads/server'
import { handlers as bookRemoveBookUploadHandlers } from './book/methods/remove-book-upload/server'
import { handlers as bookRunBookUploadHandlers } from './book/methods/run-book-upload/server'
import { handlers as campaignsCampaignOverviewHandlers } from './campaigns/methods/campaign-overview/server'
import { handlers as campaignsMoveCampaignHandlers } from './campaigns/methods/move-campaign/server'
import { handlers as consentsListConsentsHandlers } from './consents/methods/list-consents/server'
import { handlers as consentsUndoConsentHandlers } from './consents/methods/undo-consent/server'
import { handlers as customerServiceBrandFeaturesHandlers } from './customer-service/methods/brand-features/server'
import { handlers as customerServiceGetBrandCustomerServiceInfoHandlers } from './customer-service/methods/get-brand-customer-service-info/server'
import { handlers as customersGetUserAccountInformationHandlers } from './customers/methods/get-user-account-information/server'
import { handlers as customersLookAtLinkHandlers } from './customers/methods/look-at-link/server'
import { handlers as depositsAskDepositWaiverHandlers } from './deposits/methods/ask-deposit-waiver/server'
import { handlers as depositsDepositStatusHandlers } from './deposits/methods/deposit-status/server'
import { handlers as depositsPayDepositHandlers } from './deposits/methods/pay-deposit/server'
import { handlers as documentsAppendUploadHandlers } from './documents/methods/append-upload/server'
import { handlers as documentsBeginUploadHandlers } from './documents/methods/begin-upload/server'
import { handlers as documentsDocumentsOverviewHandlers } from './documents/methods/documents-overview/server'
import { handlers as documentsFinishDocumentsHandlers } from './documents/methods/finish-documents/server'
import { handlers as documentsFinishUploadHandlers } from './documents/methods/finish-upload/server'
import { handlers as documentsSendDocumentsHandlers } from './documents/methods/send-documents/server'
import { handlers as energyAdviseSavingHandlers } from './energy/methods/advise-saving/server'
import { handlers as energyBillDocumentHandlers } from './energy/methods/bill-document/server'
import { handlers as energyDownloadUsageHandlers } from './energy/methods/download-usage/server'
import { handlers as energyExplainBillHandlers } from './energy/methods/explain-bill/server'
import { handlers as energyProjectBillHandlers } from './energy/methods/project-bill/server'
import { handlers as enrollmentCancelEnrollmentHandlers } from './enrollment/methods/cancel-enrollment/server'
import { handlers as enrollmentChangePlanHandlers } from './enrollment/methods/change-plan/server'
import { handlers as enrollmentEnrollmentStatusHandlers } from './enrollment/methods/enrollment-status/server'
import { handlers as enrollmentGetEnrollmentChangeHandlers } from './enrollment/methods/get-enrollment-change/server'
import { handlers as enrollmentGetPlanChangeHandlers } from './enrollment/methods/get-plan-change/server'
import { handlers as enrollmentGetServiceStopHandlers } from './enrollment/methods/get-service-stop/server'
import { handlers as enrollmentGetSignUpHandlers } from './enrollment/methods/get-sign-up/server'
import { handlers as enrollmentLookUpEnrollmentHandlers } from './enrollment/methods/look-up-enrollment/server'
import { handlers as enrollmentOfferedOrderHandlers } from './enrollment/methods/offered-order/server'
import { handlers as enrollmentRescheduleEnrollmentHandlers } from './enrollment/methods/reschedule-enrollment/server'
import { handlers as enrollmentSaveSignUpContactHandlers } from './enrollment/methods/save-sign-up-contact/server'
import { handlers as enrollmentSaveSignUpIdentityHandlers } from './enrollment/methods/save-sign-up-identity/server'
import { handlers as enrollmentSaveSignUpServiceHandlers } from './enrollment/methods/save-sign-up-service/server'
import { handlers as enrollmentSaveSignUpStartHandlers } from './enrollment/methods/save-sign-up-start/server'
import { handlers as enrollmentSendOrderTaskLinkHandlers } from './enrollment/methods/send-order-task-link/server'
import { handlers as enrollmentStartSignUpOverHandlers } from './enrollment/methods/start-sign-up-over/server'
import { handlers as enrollmentStopServiceHandlers } from './enrollment/methods/stop-service/server'
import { handlers as enrollmentSubmitEnrollmentHandlers } from './enrollment/methods/submit-enrollment/server'
import { handlers as enrollmentTakeOrderLinkHandlers } from './enrollment/methods/take-order-link/server'
import { handlers as figuresPortalFiguresHandlers } from './figures/methods/portal-figures/server'
import { handlers as filesDownloadFileHandlers } from './files/methods/download-file/server'
import { handlers as filesViewFileHandlers } from './files/methods/view-file/server'
import { handlers as gettingInCreatePasswordHandlers } from './getting-in/methods/create-password/server'
import { handlers as gettingInFindMyAccountHandlers } from './getting-in/methods/find-my-account/server'
import { handlers as gettingInFinishPasskeyLoginHandlers } from './getting-in/methods/finish-passkey-login/server'
import { handlers as gettingInFinishPasskeyProofHandlers } from './getting-in/methods/finish-passkey-proof/server'
import { handlers as gettingInForgotPasswordHandlers } from './getting-in/methods/forgot-password/server'
import { handlers as gettingInLastLookUpHandlers } from './getting-in/methods/last-look-up/server'
import { handlers as gettingInLogInHandlers } from './getting-in/methods/log-in/server'
import { handlers as gettingInLogOutHandlers } from './getting-in/methods/log-out/server'
import { handlers as gettingInNeededProofHandlers } from './getting-in/methods/needed-proof/server'
import { handlers as gettingInResendRegistrationLinkHandlers } from './getting-in/methods/resend-registration-link/server'
import { handlers as gettingInResetPasswordHandlers } from './getting-in/methods/reset-password/server'
import { handlers as gettingInSignInWaysHandlers } from './getting-in/methods/sign-in-ways/server'
import { handlers as gettingInStartPasskeyLoginHandlers } from './getting-in/methods/start-passkey-login/server'
import { handlers as gettingInStartPasskeyProofHandlers } from './getting-in/methods/start-passkey-proof/server'
import { handlers as gettingInUndoSecondFactorHandlers } from './getting-in/methods/undo-second-factor/server'
import { handlers as gettingInVerifySecondFactorHandlers } from './getting-in/methods/verify-second-factor/server'
import { handlers as messagesAddCaseNoteHandlers } from './messages/methods/add-case-note/server'
import { handlers as messagesAnswerCaseHandlers } from './messages/methods/answer-case/server'
import { handlers as messagesConfirmGuestMessageHandlers } from './messages/methods/confirm-guest-message/server'
import { handlers as messagesGuestConversationHandlers } from './messages/methods/guest-conversation/server'
import { handlers as messagesGuestMessageHandlers } from './messages/methods/guest-message/server'
import { handlers as messagesReplyAsGuestHandlers } from './messages/methods/reply-as-guest/server'
import { handlers as messagesReplyToMessageHandlers } from './messages/methods/reply-to-message/server'
import { handlers as messagesSendConversationLinkHandlers } from './messages/methods/send-conversation-link/server'
import { handlers as messagesSendGuestMessageHandlers } from './messages/methods/send-guest-message/server'
import { handlers as messagesSendMessageHandlers } from './messages/methods/send-message/server'
import { handlers as movingGetMoveHandlers } from './moving/methods/get-move/server'
import { handlers as movingMoveServiceHandlers } from './moving/methods/move-service/server'
import { handlers as noticesAnswerNoticeHandlers } from './notices/methods/answer-notice/server'
import { handlers as noticesNewOccupantStatementHandlers } from './notices/methods/new-occupant-statement/server'
import { handlers as noticesNoticesOverviewHandlers } from './notices/methods/notices-overview/server'
import { handlers as paperlessPaperlessOverviewHandlers } from './paperless/methods/paperless-overview/server'
import { handlers as paperlessSamplePaperlessBillHandlers } from './paperless/methods/sample-paperless-bill/server'
import { handlers as paperlessTurnPaperlessOffHandlers } from './paperless/methods/turn-paperless-off/server'
import { handlers as paperlessTurnPaperlessOnHandlers } from './paperless/methods/turn-paperless-on/server'
import { handlers as paymentsAccountMoneyHandlers } from './payments/methods/account-money/server'
import { handlers as paymentsAgreeArrangementHandlers } from './payments/methods/agree-arrangement/server'
import { handlers as paymentsArrangementOfferHandlers } from './payments/methods/arrangement-offer/server'
import { handlers as paymentsAskForMoreTimeHandlers } from './payments/methods/ask-for-more-time/server'
import { handlers as paymentsBillPaymentStatusHandlers } from './payments/methods/bill-payment-status/server'
import { handlers as paymentsGuestBillStatusHandlers } from './payments/methods/guest-bill-status/server'
import { handlers as paymentsPayBillHandlers } from './payments/methods/pay-bill/server'
import { handlers as paymentsPayGuestBillHandlers } from './payments/methods/pay-guest-bill/server'
import { handlers as paymentsRequestRefundHandlers } from './payments/methods/request-refund/server'
import { handlers as plansApplyPlanFileHandlers } from './plans/methods/apply-plan-file/server'
import { handlers as plansCheckPlanFileHandlers } from './plans/methods/check-plan-file/server'
import { handlers as plansDownloadPlansHandlers } from './plans/methods/download-plans/server'
import { handlers as plansFindPlansHandlers } from './plans/methods/find-plans/server'
import { handlers as plansGetAccountPlanHandlers } from './plans/methods/get-account-plan/server'
import { handlers as plansGetPlansHandlers } from './plans/methods/get-plans/server'
import { handlers as plansListPlansHandlers } from './plans/methods/list-plans/server'
import { handlers as plansPlanDocumentHandlers } from './plans/methods/plan-document/server'
import { handlers as privacyDownloadOwnDataHandlers } from './privacy/methods/download-own-data/server'
import { handlers as privacyEraseCustomerHandlers } from './privacy/methods/erase-customer/server'
import { handlers as privacyErasureStateHandlers } from './privacy/methods/erasure-state/server'
import { handlers as privacyListOwnDataHandlers } from './privacy/methods/list-own-data/server'
import { handlers as profileChangeEmailHandlers } from './profile/methods/change-email/server'
import { handlers as profileChangePasswordHandlers } from './profile/methods/change-password/server'
import { handlers as profileConfirmTotpHandlers } from './profile/methods/confirm-totp/server'
import { handlers as profileEmailChangeStatusHandlers } from './profile/methods/email-change-status/server'
import { handlers as profileEndOtherSessionsHandlers } from './profile/methods/end-other-sessions/server'
import { handlers as profileEndSessionHandlers } from './profile/methods/end-session/server'
import { handlers as profileEnrolTotpHandlers } from './profile/methods/enrol-totp/server'
import { handlers as profileFinishPasskeyRegistrationHandlers } from './profile/methods/finish-passkey-registration/server'
import { handlers as profileListSecondFactorsHandlers } from './profile/methods/list-second-factors/server'
import { handlers as profileListSessionsHandlers } from './profile/methods/list-sessions/server'
import { handlers as profileLookAtUnsubscribeHandlers } from './profile/methods/look-at-unsubscribe/server'
import { handlers as profileRemoveSecondFactorHandlers } from './profile/methods/remove-second-factor/server'
import { handlers as profileSaveEmailPreferencesHandlers } from './profile/methods/save-email-preferences/server'
import { handlers as profileStartPasskeyRegistrationHandlers } from './profile/methods/start-passkey-registration/server'
import { handlers as profileUndoChangeEmailHandlers } from './profile/methods/undo-change-email/server'
import { handlers as profileUnsubscribeHandlers } from './profile/methods/unsubscribe/server'
import { handlers as profileUpdateLanguageHandlers } from './profile/methods/update-language/server'
import { handlers as profileUpdatePhonesHandlers } from './profile/methods/update-phones/server'
import { handlers as profileVerifyEmailHandlers } from './profile/methods/verify-email/server'
import { handlers as utilitiesFindUtilitiesHandlers } from './utilities/methods/find-utilities/server'
import { handlers as utilitiesGetUtilityInfoHandlers } from './utilities/methods/get-utility-info/server'
import { handlers as verificationResendVerificationHandlers } from './verification/methods/resend-verification/server'
import { handlers as verificationStartVerificationHandlers } from './verification/methods/start-verification/server'
import { handlers as verificationVerificationOverviewHandlers } from './verification/methods/verification-overview/server'
import { handlers as viewingEndCustomerViewHandlers } from './viewing/methods/end-customer-view/server'
import { handlers as viewingStartCustomerViewHandlers } from './viewing/methods/start-customer-view/server'
import { handlers as workAssignWorkHandlers } from './work/methods/assign-work/server'
import { handlers as workAssignWorkItemsHandlers } from './work/methods/assign-work-items/server'
import { handlers as workCustomerTimelineHandlers } from './work/methods/customer-timeline/server'
import { handlers as workTakeNextWorkHandlers } from './work/methods/take-next-work/server'
import { handlers as workTeamWorkHandlers } from './work/methods/team-work/server'
import { handlers as workWorkQueueHandlers } from './work/methods/work-queue/server'

/** The handlers of every folder. */
export const handlers = [
  ...administrationAddProgramHandlers,
  ...administrationAddWebhookHandlers,
  ...administrationAuditLogHandlers,
  ...administrationChangeProgramHandlers,
  ...administrationChangeStaffHandlers,
  ...administrationChangeWebhookHandlers,
  ...administrationClearStaffSecondFactorsHandlers,
  ...administrationEnableWebhookHandlers,
  ...administrationEndStaffSessionsHandlers,
  ...administrationFailedMessagesHandlers,
  ...administrationInviteStaffHandlers,
  ...administrationListProgramsHandlers,
  ...administrationListStaffHandlers,
  ...administrationListWebhooksHandlers,
  ...administrationNoteListExportHandlers,
  ...administrationProviderHealthHandlers,
  ...administrationRemoveProgramHandlers,
  ...administrationRemoveWebhookHandlers,
  ...administrationReplaceProgramSecretHandlers,
  ...administrationReplaceWebhookSecretHandlers,
  ...administrationRetryStoppedJobsHandlers,
  ...administrationSendStaffInvitationHandlers,
  ...administrationSetProgramAccessHandlers,
  ...administrationSetStaffAccessHandlers,
  ...administrationStoppedJobsHandlers,
  ...administrationTestWebhookHandlers,
  ...alertsAlertsOverviewHandlers,
  ...alertsSaveOfferTextsHandlers,
  ...alertsSaveTextAlertsHandlers,
  ...alertsSendAlertCodeHandlers,
  ...alertsStopTextAlertsHandlers,
  ...announcementsListAnnouncementsHandlers,
  ...autopayAuthorizeAutopayHandlers,
  ...autopayAutopayOverviewHandlers,
  ...autopayBeginAutopayHandlers,
  ...autopayCancelAutopayHandlers,
  ...averageBillingAverageBillingOverviewHandlers,
  ...averageBillingTurnAverageBillingOffHandlers,
  ...averageBillingTurnAverageBillingOnHandlers,
  ...bookAppendBookFileHandlers,
  ...bookBeginBookFileHandlers,
  ...bookCreateBookUploadHandlers,
  ...bookDownloadBookResultsHandlers,
  ...bookDownloadBookTemplateHandlers,
  ...bookFinishBookFileHandlers,
  ...bookListBookUploadsHandlers,
  ...bookRemoveBookUploadHandlers,
  ...bookRunBookUploadHandlers,
  ...campaignsCampaignOverviewHandlers,
  ...campaignsMoveCampaignHandlers,
  ...consentsListConsentsHandlers,
  ...consentsUndoConsentHandlers,
  ...customerServiceBrandFeaturesHandlers,
  ...customerServiceGetBrandCustomerServiceInfoHandlers,
  ...customersGetUserAccountInformationHandlers,
  ...customersLookAtLinkHandlers,
  ...depositsAskDepositWaiverHandlers,
  ...depositsDepositStatusHandlers,
  ...depositsPayDepositHandlers,
  ...documentsAppendUploadHandlers,
  ...documentsBeginUploadHandlers,
  ...documentsDocumentsOverviewHandlers,
  ...documentsFinishDocumentsHandlers,
  ...documentsFinishUploadHandlers,
  ...documentsSendDocumentsHandlers,
  ...energyAdviseSavingHandlers,
  ...energyBillDocumentHandlers,
  ...energyDownloadUsageHandlers,
  ...energyExplainBillHandlers,
  ...energyProjectBillHandlers,
  ...enrollmentCancelEnrollmentHandlers,
  ...enrollmentChangePlanHandlers,
  ...enrollmentEnrollmentStatusHandlers,
  ...enrollmentGetEnrollmentChangeHandlers,
  ...enrollmentGetPlanChangeHandlers,
  ...enrollmentGetServiceStopHandlers,
  ...enrollmentGetSignUpHandlers,
  ...enrollmentLookUpEnrollmentHandlers,
  ...enrollmentOfferedOrderHandlers,
  ...enrollmentRescheduleEnrollmentHandlers,
  ...enrollmentSaveSignUpContactHandlers,
  ...enrollmentSaveSignUpIdentityHandlers,
  ...enrollmentSaveSignUpServiceHandlers,
  ...enrollmentSaveSignUpStartHandlers,
  ...enrollmentSendOrderTaskLinkHandlers,
  ...enrollmentStartSignUpOverHandlers,
  ...enrollmentStopServiceHandlers,
  ...enrollmentSubmitEnrollmentHandlers,
  ...enrollmentTakeOrderLinkHandlers,
  ...figuresPortalFiguresHandlers,
  ...filesDownloadFileHandlers,
  ...filesViewFileHandlers,
  ...gettingInCreatePasswordHandlers,
  ...gettingInFindMyAccountHandlers,
  ...gettingInFinishPasskeyLoginHandlers,
  ...gettingInFinishPasskeyProofHandlers,
  ...gettingInForgotPasswordHandlers,
  ...gettingInLastLookUpHandlers,
  ...gettingInLogInHandlers,
  ...gettingInLogOutHandlers,
  ...gettingInNeededProofHandlers,
  ...gettingInResendRegistrationLinkHandlers,
  ...gettingInResetPasswordHandlers,
  ...gettingInSignInWaysHandlers,
  ...gettingInStartPasskeyLoginHandlers,
  ...gettingInStartPasskeyProofHandlers,
  ...gettingInUndoSecondFactorHandlers,
  ...gettingInVerifySecondFactorHandlers,
  ...messagesAddCaseNoteHandlers,
  ...messagesAnswerCaseHandlers,
  ...messagesConfirmGuestMessageHandlers,
  ...messagesGuestConversationHandlers,
  ...messagesGuestMessageHandlers,
  ...messagesReplyAsGuestHandlers,
  ...messagesReplyToMessageHandlers,
  ...messagesSendConversationLinkHandlers,
  ...messagesSendGuestMessageHandlers,
  ...messagesSendMessageHandlers,
  ...movingGetMoveHandlers,
  ...movingMoveServiceHandlers,
  ...noticesAnswerNoticeHandlers,
  ...noticesNewOccupantStatementHandlers,
  ...noticesNoticesOverviewHandlers,
  ...paperlessPaperlessOverviewHandlers,
  ...paperlessSamplePaperlessBillHandlers,
  ...paperlessTurnPaperlessOffHandlers,
  ...paperlessTurnPaperlessOnHandlers,
  ...paymentsAccountMoneyHandlers,
  ...paymentsAgreeArrangementHandlers,
  ...paymentsArrangementOfferHandlers,
  ...paymentsAskForMoreTimeHandlers,
  ...paymentsBillPaymentStatusHandlers,
  ...paymentsGuestBillStatusHandlers,
  ...paymentsPayBillHandlers,
  ...paymentsPayGuestBillHandlers,
  ...paymentsRequestRefundHandlers,
  ...plansApplyPlanFileHandlers,
  ...plansCheckPlanFileHandlers,
  ...plansDownloadPlansHandlers,
  ...plansFindPlansHandlers,
  ...plansGetAccountPlanHandlers,
  ...plansGetPlansHandlers,
  ...plansListPlansHandlers,
  ...plansPlanDocumentHandlers,
  ...privacyDownloadOwnDataHandlers,
  ...privacyEraseCustomerHandlers,
  ...privacyErasureStateHandlers,
  ...privacyListOwnDataHandlers,
  ...profileChangeEmailHandlers,
  ...profileChangePasswordHandlers,
  ...profileConfirmTotpHandlers,
  ...profileEmailChangeStatusHandlers,
  ...profileEndOtherSessionsHandlers,
  ...profileEndSessionHandlers,
  ...profileEnrolTotpHandlers,
  ...profileFinishPasskeyRegistrationHandlers,
  ...profileListSecondFactorsHandlers,
  ...profileListSessionsHandlers,
  ...profileLookAtUnsubscribeHandlers,
  ...profileRemoveSecondFactorHandlers,
  ...profileSaveEmailPreferencesHandlers,
  ...profileStartPasskeyRegistrationHandlers,
  ...profileUndoChangeEmailHandlers,
  ...profileUnsubscribeHandlers,
  ...profileUpdateLanguageHandlers,
  ...profileUpdatePhonesHandlers,
  ...profileVerifyEmailHandlers,
  ...utilitiesFindUtilitiesHandlers,
  ...utilitiesGetUtilityInfoHandlers,
  ...verificationResendVerificationHandlers,
  ...verificationStartVerificationHandlers,
  ...verificationVerificationOverviewHandlers,
  ...viewingEndCustomerViewHandlers,
  ...viewingStartCustomerViewHandlers,
  ...workAssignWorkItemsHandlers,
  ...workAssignWorkHandlers,
  ...workCustomerTimelineHandlers,
  ...workTakeNextWorkHandlers,
  ...workTeamWorkHandlers,
  ...workWorkQueueHandlers,
]
