// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import type { Screen } from '../shell/screen'
import { screen as account } from './account/screen'
import { screen as accounts } from './accounts/screen'
import { screen as alerts } from './alerts/screen'
import { screen as alertsCode } from './alerts-code/screen'
import { screen as alertsOff } from './alerts-off/screen'
import { screen as autopay } from './autopay/screen'
import { screen as autopayAuthorize } from './autopay-authorize/screen'
import { screen as autopayCancel } from './autopay-cancel/screen'
import { screen as bill } from './bill/screen'
import { screen as billPayment } from './bill-payment/screen'
import { screen as bills } from './bills/screen'
import { screen as changeEmail } from './change-email/screen'
import { screen as changePassword } from './change-password/screen'
import { screen as consents } from './consents/screen'
import { screen as contactLanguage } from './contact-language/screen'
import { screen as createPassword } from './create-password/screen'
import { screen as deposit } from './deposit/screen'
import { screen as depositWaiver } from './deposit-waiver/screen'
import { screen as documents } from './documents/screen'
import { screen as documentsDone } from './documents-done/screen'
import { screen as documentsLink } from './documents-link/screen'
import { screen as endOtherSessions } from './end-other-sessions/screen'
import { screen as energySaving } from './energy-saving/screen'
import { screen as enrollComplete } from './enroll-complete/screen'
import { screen as enrollIdentity } from './enroll-identity/screen'
import { screen as enrollReview } from './enroll-review/screen'
import { screen as enrollService } from './enroll-service/screen'
import { screen as enrollSignUp } from './enroll-sign-up/screen'
import { screen as enrollStart } from './enroll-start/screen'
import { screen as enrollStartOver } from './enroll-start-over/screen'
import { screen as enrollmentCancel } from './enrollment-cancel/screen'
import { screen as enrollmentDate } from './enrollment-date/screen'
import { screen as enrollmentOrder } from './enrollment-order/screen'
import { screen as enrollmentStatus } from './enrollment-status/screen'
import { screen as error } from './error/screen'
import { screen as findMyAccount } from './find-my-account/screen'
import { screen as forgotPassword } from './forgot-password/screen'
import { screen as gasLeak } from './gas-leak/screen'
import { screen as help } from './help/screen'
import { screen as home } from './home/screen'
import { screen as logOut } from './log-out/screen'
import { screen as login } from './login/screen'
import { screen as manageSecondFactor } from './manage-second-factor/screen'
import { screen as message } from './message/screen'
import { screen as messages } from './messages/screen'
import { screen as more } from './more/screen'
import { screen as moreTime } from './more-time/screen'
import { screen as newMessage } from './new-message/screen'
import { screen as notFound } from './not-found/screen'
import { screen as notices } from './notices/screen'
import { screen as offline } from './offline/screen'
import { screen as order } from './order/screen'
import { screen as orderLink } from './order-link/screen'
import { screen as orders } from './orders/screen'
import { screen as outages } from './outages/screen'
import { screen as paperless } from './paperless/screen'
import { screen as paperlessOff } from './paperless-off/screen'
import { screen as pay } from './pay/screen'
import { screen as payments } from './payments/screen'
import { screen as phones } from './phones/screen'
import { screen as planCompare } from './plan-compare/screen'
import { screen as planDetails } from './plan-details/screen'
import { screen as plans } from './plans/screen'
import { screen as profile } from './profile/screen'
import { screen as removeSecondFactor } from './remove-second-factor/screen'
import { screen as resetPassword } from './reset-password/screen'
import { screen as secondFactor } from './second-factor/screen'
import { screen as sendLinkAgain } from './send-link-again/screen'
import { screen as sessions } from './sessions/screen'
import { screen as undoChangeEmail } from './undo-change-email/screen'
import { screen as undoSecondFactor } from './undo-second-factor/screen'
import { screen as usage } from './usage/screen'
import { screen as usageDay } from './usage-day/screen'
import { screen as usageDownload } from './usage-download/screen'
import { screen as usageMonth } from './usage-month/screen'
import { screen as verification } from './verification/screen'
import { screen as verificationResend } from './verification-resend/screen'
import { screen as verifyEmail } from './verify-email/screen'

export const screens: readonly Screen[] = [
  account,
  accounts,
  alerts,
  alertsCode,
  alertsOff,
  autopay,
  autopayAuthorize,
  autopayCancel,
  bill,
  billPayment,
  bills,
  changeEmail,
  changePassword,
  consents,
  contactLanguage,
  createPassword,
  deposit,
  depositWaiver,
  documents,
  documentsDone,
  documentsLink,
  endOtherSessions,
  energySaving,
  enrollComplete,
  enrollIdentity,
  enrollReview,
  enrollService,
  enrollSignUp,
  enrollStart,
  enrollStartOver,
  enrollmentCancel,
  enrollmentDate,
  enrollmentOrder,
  enrollmentStatus,
  error,
  findMyAccount,
  forgotPassword,
  gasLeak,
  help,
  home,
  logOut,
  login,
  manageSecondFactor,
  message,
  messages,
  more,
  moreTime,
  newMessage,
  notFound,
  notices,
  offline,
  order,
  orderLink,
  orders,
  outages,
  paperless,
  paperlessOff,
  pay,
  payments,
  phones,
  planCompare,
  planDetails,
  plans,
  profile,
  removeSecondFactor,
  resetPassword,
  secondFactor,
  sendLinkAgain,
  sessions,
  undoChangeEmail,
  undoSecondFactor,
  usage,
  usageDay,
  usageDownload,
  usageMonth,
  verification,
  verificationResend,
  verifyEmail,
]
