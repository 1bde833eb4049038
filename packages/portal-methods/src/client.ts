// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

export { type AdviseSavingConfig, adviseSaving, type SavingAdvice } from './advise-saving/client'
export { type AlertsOverview, type AlertsOverviewConfig, alertsOverview } from './alerts-overview/client'
export { type AutopayOverview, type AutopayOverviewConfig, autopayOverview } from './autopay-overview/client'
export {
  type BillPaymentStatus,
  type BillPaymentStatusConfig,
  billPaymentStatus,
} from './bill-payment-status/client'
export { type DepositStatus, type DepositStatusConfig, depositStatus } from './deposit-status/client'
export {
  type DocumentsOverview,
  type DocumentsOverviewConfig,
  documentsOverview,
} from './documents-overview/client'
export {
  type EnrollmentStatus,
  type EnrollmentStatusConfig,
  enrollmentStatus,
} from './enrollment-status/client'
export { type BillExplanation, type ExplainBillConfig, explainBill } from './explain-bill/client'
export { type FindPlansConfig, findPlans, type PlanSearch } from './find-plans/client'
export { type FindUtilitiesConfig, type FoundUtilities, findUtilities } from './find-utilities/client'
export {
  type GetBrandCustomerServiceInfoConfig,
  getBrandCustomerServiceInfo,
} from './get-brand-customer-service-info/client'
export {
  type EnrollmentChange,
  type GetEnrollmentChangeConfig,
  getEnrollmentChange,
} from './get-enrollment-change/client'
export { type GetPlansConfig, getPlans, type PlanPrices } from './get-plans/client'
export { type GetSignUpConfig, getSignUp, type SignUpState } from './get-sign-up/client'
export {
  type GetUserAccountInformationConfig,
  getUserAccountInformation,
} from './get-user-account-information/client'
export { type GetUtilityInfoConfig, getUtilityInfo } from './get-utility-info/client'
export { type GuestBillStatus, type GuestBillStatusConfig, guestBillStatus } from './guest-bill-status/client'
export { type LastLookUpConfig, lastLookUp } from './last-look-up/client'
export { type ConsentList, type ListConsentsConfig, listConsents } from './list-consents/client'
export {
  type ListSecondFactorsConfig,
  listSecondFactors,
  type SecondFactorList,
} from './list-second-factors/client'
export { type ListSessionsConfig, listSessions, type SessionList } from './list-sessions/client'
export { type LookAtLinkConfig, lookAtLink } from './look-at-link/client'
export { type NoticesOverview, type NoticesOverviewConfig, noticesOverview } from './notices-overview/client'
export { type OfferedOrderConfig, offeredOrder } from './offered-order/client'
export {
  type PaperlessOverview,
  type PaperlessOverviewConfig,
  paperlessOverview,
} from './paperless-overview/client'
export { type ProjectBillConfig, type ProjectedBill, projectBill } from './project-bill/client'
export {
  type VerificationOverview,
  type VerificationOverviewConfig,
  verificationOverview,
} from './verification-overview/client'
