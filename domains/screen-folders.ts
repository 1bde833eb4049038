// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { screen as accountsAccount } from './accounts/screens/account/screen'
import { screen as accounts } from './accounts/screens/screen'
import { screen as alerts } from './alerts/screens/screen'
import { screen as autopayAuthorize } from './autopay/screens/authorize/screen'
import { screen as autopayCancel } from './autopay/screens/cancel/screen'
import { screen as autopay } from './autopay/screens/screen'
import { screen as averageBillingOff } from './average-billing/screens/off/screen'
import { screen as averageBilling } from './average-billing/screens/screen'
import { screen as billsBill } from './bills/screens/bill/screen'
import { screen as bills } from './bills/screens/screen'
import { screen as consents } from './consents/screens/screen'
import { screen as customerServiceTermsOfUse } from './customer-service/screens/terms-of-use/screen'
import { screen as depositsDeposit } from './deposits/screens/deposit/screen'
import { screen as depositsDepositWaiver } from './deposits/screens/deposit/waiver/screen'
import { screen as documents } from './documents/screens/screen'
import { screen as energyEnergySaving } from './energy/screens/energy-saving/screen'
import { screen as energyUsageAccountDay } from './energy/screens/usage/account/day/screen'
import { screen as energyUsageAccountDownload } from './energy/screens/usage/account/download/screen'
import { screen as energyUsageAccountMonth } from './energy/screens/usage/account/month/screen'
import { screen as energyUsage } from './energy/screens/usage/screen'
import { screen as enrollmentChangePlan } from './enrollment/screens/change-plan/screen'
import { screen as enrollmentDocumentsSendLink } from './enrollment/screens/documents/send-link/screen'
import { screen as enrollmentEnrollComplete } from './enrollment/screens/enroll/complete/screen'
import { screen as enrollmentEnrollReview } from './enrollment/screens/enroll/review/screen'
import { screen as enrollmentEnrollSignUpIdentity } from './enrollment/screens/enroll/sign-up/identity/screen'
import { screen as enrollmentEnrollSignUp } from './enrollment/screens/enroll/sign-up/screen'
import { screen as enrollmentEnrollSignUpService } from './enrollment/screens/enroll/sign-up/service/screen'
import { screen as enrollmentEnrollSignUpStart } from './enrollment/screens/enroll/sign-up/start/screen'
import { screen as enrollmentEnrollStartOver } from './enrollment/screens/enroll/start-over/screen'
import { screen as enrollmentEnrollmentStatusOrderCancel } from './enrollment/screens/enrollment-status/order/cancel/screen'
import { screen as enrollmentEnrollmentStatusOrderDate } from './enrollment/screens/enrollment-status/order/date/screen'
import { screen as enrollmentEnrollmentStatusOrder } from './enrollment/screens/enrollment-status/order/screen'
import { screen as enrollmentEnrollmentStatus } from './enrollment/screens/enrollment-status/screen'
import { screen as enrollmentOrderLink } from './enrollment/screens/order-link/screen'
import { screen as enrollmentOrdersOrder } from './enrollment/screens/orders/order/screen'
import { screen as enrollmentOrders } from './enrollment/screens/orders/screen'
import { screen as enrollmentStopService } from './enrollment/screens/stop-service/screen'
import { screen as gettingInCreatePassword } from './getting-in/screens/create-password/screen'
import { screen as gettingInFindMyAccount } from './getting-in/screens/find-my-account/screen'
import { screen as gettingInFindMyAccountSendAgain } from './getting-in/screens/find-my-account/send-again/screen'
import { screen as gettingInForgotPassword } from './getting-in/screens/forgot-password/screen'
import { screen as gettingInLogin } from './getting-in/screens/login/screen'
import { screen as gettingInLogout } from './getting-in/screens/logout/screen'
import { screen as gettingInResetPassword } from './getting-in/screens/reset-password/screen'
import { screen as gettingInSecondFactor } from './getting-in/screens/second-factor/screen'
import { screen as gettingInSecondFactorUndo } from './getting-in/screens/second-factor/undo/screen'
import { screen as homeError } from './home/screens/error/screen'
import { screen as homeGasLeak } from './home/screens/gas-leak/screen'
import { screen as homeHelp } from './home/screens/help/screen'
import { screen as homeLanding } from './home/screens/landing/screen'
import { screen as homeMore } from './home/screens/more/screen'
import { screen as homeNotFound } from './home/screens/not-found/screen'
import { screen as homeOffline } from './home/screens/offline/screen'
import { screen as homeOutages } from './home/screens/outages/screen'
import { screen as home } from './home/screens/screen'
import { screen as messagesCase } from './messages/screens/case/screen'
import { screen as messagesGuestConfirm } from './messages/screens/guest/confirm/screen'
import { screen as messagesGuestConversation } from './messages/screens/guest/conversation/screen'
import { screen as messagesGuestConversationSendLink } from './messages/screens/guest/conversation/send-link/screen'
import { screen as messagesGuest } from './messages/screens/guest/screen'
import { screen as messagesNew } from './messages/screens/new/screen'
import { screen as messages } from './messages/screens/screen'
import { screen as movingMove } from './moving/screens/move/screen'
import { screen as notices } from './notices/screens/screen'
import { screen as paperlessOff } from './paperless/screens/off/screen'
import { screen as paperless } from './paperless/screens/screen'
import { screen as paymentsActivity } from './payments/screens/activity/screen'
import { screen as paymentsBillsBillMoreTime } from './payments/screens/bills/bill/more-time/screen'
import { screen as paymentsBillsBillPay } from './payments/screens/bills/bill/pay/screen'
import { screen as paymentsPay } from './payments/screens/pay/screen'
import { screen as payments } from './payments/screens/screen'
import { screen as plansCompare } from './plans/screens/compare/screen'
import { screen as plansPlan } from './plans/screens/plan/screen'
import { screen as plans } from './plans/screens/screen'
import { screen as privacyNotice } from './privacy/screens/notice/screen'
import { screen as privacy } from './privacy/screens/screen'
import { screen as profileChangeEmail } from './profile/screens/change-email/screen'
import { screen as profileChangeEmailUndo } from './profile/screens/change-email/undo/screen'
import { screen as profileChangePassword } from './profile/screens/change-password/screen'
import { screen as profileEmailPreferences } from './profile/screens/email-preferences/screen'
import { screen as profileLanguage } from './profile/screens/language/screen'
import { screen as profilePhones } from './profile/screens/phones/screen'
import { screen as profile } from './profile/screens/screen'
import { screen as profileSecondFactorRemove } from './profile/screens/second-factor/remove/screen'
import { screen as profileSecondFactor } from './profile/screens/second-factor/screen'
import { screen as profileSessionsOthers } from './profile/screens/sessions/others/screen'
import { screen as profileSessions } from './profile/screens/sessions/screen'
import { screen as profileUnsubscribe } from './profile/screens/unsubscribe/screen'
import { screen as profileVerifyEmail } from './profile/screens/verify-email/screen'
import { screen as profileViews } from './profile/screens/views/screen'
import { screen as verification } from './verification/screens/screen'
import { screen as viewingNotShown } from './viewing/screens/not-shown/screen'

/** The folder below `domains` of each screen's own code, by the screen's name. */
export const screenFolders: Readonly<Record<string, string>> = {
  [accountsAccount.name]: 'accounts/screens/account',
  [accounts.name]: 'accounts/screens',
  [alerts.name]: 'alerts/screens',
  [autopayAuthorize.name]: 'autopay/screens/authorize',
  [autopayCancel.name]: 'autopay/screens/cancel',
  [autopay.name]: 'autopay/screens',
  [averageBillingOff.name]: 'average-billing/screens/off',
  [averageBilling.name]: 'average-billing/screens',
  [billsBill.name]: 'bills/screens/bill',
  [bills.name]: 'bills/screens',
  [consents.name]: 'consents/screens',
  [customerServiceTermsOfUse.name]: 'customer-service/screens/terms-of-use',
  [depositsDeposit.name]: 'deposits/screens/deposit',
  [depositsDepositWaiver.name]: 'deposits/screens/deposit/waiver',
  [documents.name]: 'documents/screens',
  [energyEnergySaving.name]: 'energy/screens/energy-saving',
  [energyUsageAccountDay.name]: 'energy/screens/usage/account/day',
  [energyUsageAccountDownload.name]: 'energy/screens/usage/account/download',
  [energyUsageAccountMonth.name]: 'energy/screens/usage/account/month',
  [energyUsage.name]: 'energy/screens/usage',
  [enrollmentChangePlan.name]: 'enrollment/screens/change-plan',
  [enrollmentDocumentsSendLink.name]: 'enrollment/screens/documents/send-link',
  [enrollmentEnrollComplete.name]: 'enrollment/screens/enroll/complete',
  [enrollmentEnrollReview.name]: 'enrollment/screens/enroll/review',
  [enrollmentEnrollSignUpIdentity.name]: 'enrollment/screens/enroll/sign-up/identity',
  [enrollmentEnrollSignUp.name]: 'enrollment/screens/enroll/sign-up',
  [enrollmentEnrollSignUpService.name]: 'enrollment/screens/enroll/sign-up/service',
  [enrollmentEnrollSignUpStart.name]: 'enrollment/screens/enroll/sign-up/start',
  [enrollmentEnrollStartOver.name]: 'enrollment/screens/enroll/start-over',
  [enrollmentEnrollmentStatusOrderCancel.name]: 'enrollment/screens/enrollment-status/order/cancel',
  [enrollmentEnrollmentStatusOrderDate.name]: 'enrollment/screens/enrollment-status/order/date',
  [enrollmentEnrollmentStatusOrder.name]: 'enrollment/screens/enrollment-status/order',
  [enrollmentEnrollmentStatus.name]: 'enrollment/screens/enrollment-status',
  [enrollmentOrderLink.name]: 'enrollment/screens/order-link',
  [enrollmentOrdersOrder.name]: 'enrollment/screens/orders/order',
  [enrollmentOrders.name]: 'enrollment/screens/orders',
  [enrollmentStopService.name]: 'enrollment/screens/stop-service',
  [gettingInCreatePassword.name]: 'getting-in/screens/create-password',
  [gettingInFindMyAccount.name]: 'getting-in/screens/find-my-account',
  [gettingInFindMyAccountSendAgain.name]: 'getting-in/screens/find-my-account/send-again',
  [gettingInForgotPassword.name]: 'getting-in/screens/forgot-password',
  [gettingInLogin.name]: 'getting-in/screens/login',
  [gettingInLogout.name]: 'getting-in/screens/logout',
  [gettingInResetPassword.name]: 'getting-in/screens/reset-password',
  [gettingInSecondFactor.name]: 'getting-in/screens/second-factor',
  [gettingInSecondFactorUndo.name]: 'getting-in/screens/second-factor/undo',
  [homeError.name]: 'home/screens/error',
  [homeGasLeak.name]: 'home/screens/gas-leak',
  [homeHelp.name]: 'home/screens/help',
  [homeLanding.name]: 'home/screens/landing',
  [homeMore.name]: 'home/screens/more',
  [homeNotFound.name]: 'home/screens/not-found',
  [homeOffline.name]: 'home/screens/offline',
  [homeOutages.name]: 'home/screens/outages',
  [home.name]: 'home/screens',
  [messagesCase.name]: 'messages/screens/case',
  [messagesGuestConfirm.name]: 'messages/screens/guest/confirm',
  [messagesGuestConversation.name]: 'messages/screens/guest/conversation',
  [messagesGuestConversationSendLink.name]: 'messages/screens/guest/conversation/send-link',
  [messagesGuest.name]: 'messages/screens/guest',
  [messagesNew.name]: 'messages/screens/new',
  [messages.name]: 'messages/screens',
  [movingMove.name]: 'moving/screens/move',
  [notices.name]: 'notices/screens',
  [paperlessOff.name]: 'paperless/screens/off',
  [paperless.name]: 'paperless/screens',
  [paymentsActivity.name]: 'payments/screens/activity',
  [paymentsBillsBillMoreTime.name]: 'payments/screens/bills/bill/more-time',
  [paymentsBillsBillPay.name]: 'payments/screens/bills/bill/pay',
  [paymentsPay.name]: 'payments/screens/pay',
  [payments.name]: 'payments/screens',
  [plansCompare.name]: 'plans/screens/compare',
  [plansPlan.name]: 'plans/screens/plan',
  [plans.name]: 'plans/screens',
  [privacyNotice.name]: 'privacy/screens/notice',
  [privacy.name]: 'privacy/screens',
  [profileChangeEmail.name]: 'profile/screens/change-email',
  [profileChangeEmailUndo.name]: 'profile/screens/change-email/undo',
  [profileChangePassword.name]: 'profile/screens/change-password',
  [profileEmailPreferences.name]: 'profile/screens/email-preferences',
  [profileLanguage.name]: 'profile/screens/language',
  [profilePhones.name]: 'profile/screens/phones',
  [profile.name]: 'profile/screens',
  [profileSecondFactorRemove.name]: 'profile/screens/second-factor/remove',
  [profileSecondFactor.name]: 'profile/screens/second-factor',
  [profileSessionsOthers.name]: 'profile/screens/sessions/others',
  [profileSessions.name]: 'profile/screens/sessions',
  [profileUnsubscribe.name]: 'profile/screens/unsubscribe',
  [profileVerifyEmail.name]: 'profile/screens/verify-email',
  [profileViews.name]: 'profile/screens/views',
  [verification.name]: 'verification/screens',
  [viewingNotShown.name]: 'viewing/screens/not-shown',
}
