// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

export { type AuditLog, type AuditLogConfig, auditLog } from './administration/methods/audit-log/client'
export { type FailedMessages, failedMessages } from './administration/methods/failed-messages/client'
export { listPrograms, type Programs } from './administration/methods/list-programs/client'
export { listStaff, type Staff, type StaffConfig } from './administration/methods/list-staff/client'
export {
  listWebhooks,
  type Webhooks,
  type WebhooksConfig,
} from './administration/methods/list-webhooks/client'
export { type ProviderHealth, providerHealth } from './administration/methods/provider-health/client'
export { type StoppedJobs, stoppedJobs } from './administration/methods/stopped-jobs/client'
export {
  type AlertsOverview,
  type AlertsOverviewConfig,
  alertsOverview,
} from './alerts/methods/alerts-overview/client'
export {
  type ListAnnouncementsConfig,
  listAnnouncements,
} from './announcements/methods/list-announcements/client'
export {
  type AutopayOverview,
  type AutopayOverviewConfig,
  autopayOverview,
} from './autopay/methods/autopay-overview/client'
export {
  type AverageBillingOverview,
  type AverageBillingOverviewConfig,
  averageBillingOverview,
} from './average-billing/methods/average-billing-overview/client'
export { type BookUploads, listBookUploads } from './book/methods/list-book-uploads/client'
export {
  type CampaignOverview,
  type CampaignOverviewConfig,
  campaignOverview,
} from './campaigns/methods/campaign-overview/client'
export {
  type ConsentList,
  type ListConsentsConfig,
  listConsents,
} from './consents/methods/list-consents/client'
export {
  type BrandFeatures,
  type BrandFeaturesConfig,
  brandFeatures,
} from './customer-service/methods/brand-features/client'
export {
  type GetBrandCustomerServiceInfoConfig,
  getBrandCustomerServiceInfo,
} from './customer-service/methods/get-brand-customer-service-info/client'
export {
  type GetUserAccountInformationConfig,
  getUserAccountInformation,
} from './customers/methods/get-user-account-information/client'
export { type LookAtLinkConfig, lookAtLink } from './customers/methods/look-at-link/client'
export {
  type DepositStatus,
  type DepositStatusConfig,
  depositStatus,
} from './deposits/methods/deposit-status/client'
export {
  type DocumentsOverview,
  type DocumentsOverviewConfig,
  documentsOverview,
} from './documents/methods/documents-overview/client'
export {
  type AdviseSavingConfig,
  adviseSaving,
  type SavingAdvice,
} from './energy/methods/advise-saving/client'
export {
  type BillExplanation,
  type ExplainBillConfig,
  explainBill,
} from './energy/methods/explain-bill/client'
export { type ProjectBillConfig, type ProjectedBill, projectBill } from './energy/methods/project-bill/client'
export {
  type EnrollmentStatus,
  type EnrollmentStatusConfig,
  enrollmentStatus,
} from './enrollment/methods/enrollment-status/client'
export {
  type EnrollmentChange,
  type GetEnrollmentChangeConfig,
  getEnrollmentChange,
} from './enrollment/methods/get-enrollment-change/client'
export {
  type GetPlanChangeConfig,
  getPlanChange,
  type PlanChange,
} from './enrollment/methods/get-plan-change/client'
export {
  type GetServiceStopConfig,
  getServiceStop,
  type ServiceStop,
} from './enrollment/methods/get-service-stop/client'
export { type GetSignUpConfig, getSignUp, type SignUpState } from './enrollment/methods/get-sign-up/client'
export { type OfferedOrderConfig, offeredOrder } from './enrollment/methods/offered-order/client'
export {
  type PortalFigures,
  type PortalFiguresConfig,
  portalFigures,
} from './figures/methods/portal-figures/client'
export { type LastLookUpConfig, lastLookUp } from './getting-in/methods/last-look-up/client'
export {
  type NeededProofAnswer,
  type NeededProofConfig,
  neededProof,
} from './getting-in/methods/needed-proof/client'
export { type SignInWaysConfig, signInWays } from './getting-in/methods/sign-in-ways/client'
export { type GuestConversationConfig, guestConversation } from './messages/methods/guest-conversation/client'
export { type GuestMessageConfig, guestMessage } from './messages/methods/guest-message/client'
export { type GetMoveConfig, getMove, type PossibleMove } from './moving/methods/get-move/client'
export {
  type NoticesOverview,
  type NoticesOverviewConfig,
  noticesOverview,
} from './notices/methods/notices-overview/client'
export {
  type PaperlessOverview,
  type PaperlessOverviewConfig,
  paperlessOverview,
} from './paperless/methods/paperless-overview/client'
export {
  type AccountMoney,
  type AccountMoneyConfig,
  accountMoney,
} from './payments/methods/account-money/client'
export {
  type ArrangementOfferAnswer,
  type ArrangementOfferConfig,
  arrangementOffer,
} from './payments/methods/arrangement-offer/client'
export {
  type BillPaymentStatus,
  type BillPaymentStatusConfig,
  billPaymentStatus,
} from './payments/methods/bill-payment-status/client'
export {
  type GuestBillStatus,
  type GuestBillStatusConfig,
  guestBillStatus,
} from './payments/methods/guest-bill-status/client'
export { type FindPlansConfig, findPlans, type PlanSearch } from './plans/methods/find-plans/client'
export {
  type AccountPlan,
  type GetAccountPlanConfig,
  getAccountPlan,
} from './plans/methods/get-account-plan/client'
export { type GetPlansConfig, getPlans, type PlanPrices } from './plans/methods/get-plans/client'
export { listPlans, type PlanList, type PlanListConfig } from './plans/methods/list-plans/client'
export {
  type ErasureState,
  type ErasureStateConfig,
  erasureState,
} from './privacy/methods/erasure-state/client'
export { type ListOwnDataConfig, listOwnData, type OwnDataList } from './privacy/methods/list-own-data/client'
export {
  type EmailChangeStatus,
  type EmailChangeStatusConfig,
  emailChangeStatus,
} from './profile/methods/email-change-status/client'
export {
  type ListSecondFactorsConfig,
  listSecondFactors,
  type SecondFactorList,
} from './profile/methods/list-second-factors/client'
export {
  type ListSessionsConfig,
  listSessions,
  type SessionList,
} from './profile/methods/list-sessions/client'
export { type LookAtUnsubscribeConfig, lookAtUnsubscribe } from './profile/methods/look-at-unsubscribe/client'
export {
  type FindUtilitiesConfig,
  type FoundUtilities,
  findUtilities,
} from './utilities/methods/find-utilities/client'
export { type GetUtilityInfoConfig, getUtilityInfo } from './utilities/methods/get-utility-info/client'
export {
  type VerificationOverview,
  type VerificationOverviewConfig,
  verificationOverview,
} from './verification/methods/verification-overview/client'
export {
  type CustomerTimeline,
  type CustomerTimelineConfig,
  customerTimeline,
} from './work/methods/customer-timeline/client'
export { type TeamWork, type TeamWorkConfig, teamWork } from './work/methods/team-work/client'
export { type WorkQueue, type WorkQueueConfig, workQueue } from './work/methods/work-queue/client'
