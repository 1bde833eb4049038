// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import type { Screen } from '@porchlight/page-parts/screen'
import { screen as account } from './accounts/screens/account/screen'
import { screen as accounts } from './accounts/screens/screen'
import { screen as alerts } from './alerts/screens/screen'
import { screen as alertsCode } from './alerts/screens/code/screen'
import { screen as alertsOff } from './alerts/screens/off/screen'
import { screen as autopay } from './autopay/screens/screen'
import { screen as autopayAuthorize } from './autopay/screens/authorize/screen'
import { screen as autopayCancel } from './autopay/screens/cancel/screen'
import { screen as bill } from './bills/screens/bill/screen'
import { screen as billPayment } from './payments/screens/bills/bill/pay/screen'
import { screen as bills } from './bills/screens/screen'
import { screen as changeEmail } from './profile/screens/change-email/screen'
import { screen as changePassword } from './profile/screens/change-password/screen'
import { screen as consents } from './consents/screens/screen'
import { screen as contactLanguage } from './profile/screens/language/screen'
import { screen as createPassword } from './getting-in/screens/create-password/screen'
import { screen as deposit } from './deposits/screens/deposit/screen'
import { screen as depositWaiver } from './deposits/screens/deposit/waiver/screen'
import { screen as documents } from './documents/screens/screen'
import { screen as documentsDone } from './documents/screens/done/screen'
import { screen as documentsLink } from './enrollment/screens/documents/send-link/screen'
import { screen as endOtherSessions } from './profile/screens/sessions/others/screen'
import { screen as energySaving } from './energy/screens/energy-saving/screen'
import { screen as enrollComplete } from './enrollment/screens/enroll/complete/screen'
import { screen as enrollIdentity } from './enrollment/screens/enroll/sign-up/identity/screen'
import { screen as enrollReview } from './enrollment/screens/enroll/review/screen'
import { screen as enrollService } from './enrollment/screens/enroll/sign-up/service/screen'
import { screen as enrollSignUp } from './enrollment/screens/enroll/sign-up/screen'
import { screen as enrollStart } from './enrollment/screens/enroll/sign-up/start/screen'
import { screen as enrollStartOver } from './enrollment/screens/enroll/start-over/screen'
import { screen as enrollmentCancel } from './enrollment/screens/enrollment-status/order/cancel/screen'
import { screen as enrollmentDate } from './enrollment/screens/enrollment-status/order/date/screen'
import { screen as enrollmentOrder } from './enrollment/screens/enrollment-status/order/screen'
import { screen as enrollmentStatus } from './enrollment/screens/enrollment-status/screen'
import { screen as error } from './home/screens/error/screen'
import { screen as findMyAccount } from './getting-in/screens/find-my-account/screen'
import { screen as forgotPassword } from './getting-in/screens/forgot-password/screen'
import { screen as gasLeak } from './home/screens/gas-leak/screen'
import { screen as help } from './home/screens/help/screen'
import { screen as home } from './home/screens/screen'
import { screen as logOut } from './getting-in/screens/logout/screen'
import { screen as login } from './getting-in/screens/login/screen'
import { screen as manageSecondFactor } from './profile/screens/second-factor/screen'
import { screen as message } from './messages/screens/case/screen'
import { screen as messages } from './messages/screens/screen'
import { screen as more } from './home/screens/more/screen'
import { screen as moreTime } from './payments/screens/bills/bill/more-time/screen'
import { screen as newMessage } from './messages/screens/new/screen'
import { screen as notFound } from './home/screens/not-found/screen'
import { screen as notices } from './notices/screens/screen'
import { screen as offline } from './home/screens/offline/screen'
import { screen as order } from './enrollment/screens/orders/order/screen'
import { screen as orderLink } from './enrollment/screens/order-link/screen'
import { screen as orders } from './enrollment/screens/orders/screen'
import { screen as outages } from './home/screens/outages/screen'
import { screen as paperless } from './paperless/screens/screen'
import { screen as paperlessOff } from './paperless/screens/off/screen'
import { screen as pay } from './payments/screens/pay/screen'
import { screen as payments } from './payments/screens/screen'
import { screen as phones } from './profile/screens/phones/screen'
import { screen as planCompare } from './plans/screens/compare/screen'
import { screen as planDetails } from './plans/screens/plan/screen'
import { screen as plans } from './plans/screens/screen'
import { screen as profile } from './profile/screens/screen'
import { screen as removeSecondFactor } from './profile/screens/second-factor/remove/screen'
import { screen as resetPassword } from './getting-in/screens/reset-password/screen'
import { screen as secondFactor } from './getting-in/screens/second-factor/screen'
import { screen as sendLinkAgain } from './getting-in/screens/find-my-account/send-again/screen'
import { screen as sessions } from './profile/screens/sessions/screen'
import { screen as undoChangeEmail } from './profile/screens/change-email/undo/screen'
import { screen as undoSecondFactor } from './getting-in/screens/second-factor/undo/screen'
import { screen as usage } from './energy/screens/usage/screen'
import { screen as usageDay } from './energy/screens/usage/account/day/screen'
import { screen as usageDownload } from './energy/screens/usage/account/download/screen'
import { screen as usageMonth } from './energy/screens/usage/account/month/screen'
import { screen as verification } from './verification/screens/screen'
import { screen as verificationResend } from './verification/screens/resend/screen'
import { screen as verifyEmail } from './profile/screens/verify-email/screen'

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
