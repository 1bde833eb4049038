// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type AlertsOverviewConfig,
  type AutopayOverviewConfig,
  alertsOverview,
  autopayOverview,
  type BillPaymentStatusConfig,
  billPaymentStatus,
  type DepositStatusConfig,
  type DocumentsOverviewConfig,
  depositStatus,
  documentsOverview,
  type EnrollmentStatusConfig,
  type ExplainBillConfig,
  enrollmentStatus,
  explainBill,
  type FindPlansConfig,
  findPlans,
  type GetBrandCustomerServiceInfoConfig,
  type GetEnrollmentChangeConfig,
  type GetPlansConfig,
  type GetSignUpConfig,
  type GetUserAccountInformationConfig,
  type GetUtilityInfoConfig,
  getBrandCustomerServiceInfo,
  getEnrollmentChange,
  getPlans,
  getSignUp,
  getUserAccountInformation,
  getUtilityInfo,
  type LastLookUpConfig,
  type ListConsentsConfig,
  type ListSecondFactorsConfig,
  type ListSessionsConfig,
  type LookAtLinkConfig,
  lastLookUp,
  listConsents,
  listSecondFactors,
  listSessions,
  lookAtLink,
  type NoticesOverviewConfig,
  noticesOverview,
  type PaperlessOverviewConfig,
  type ProjectBillConfig,
  paperlessOverview,
  projectBill,
  type VerificationOverviewConfig,
  verificationOverview,
} from '@porchlight/portal-methods/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `alertsOverview`; undefined asks nothing yet. */
export function useAlertsOverview(config: AlertsOverviewConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useAlertsOverview', alertsOverview, config, options)
}

/** Reads through the adapter `autopayOverview`; undefined asks nothing yet. */
export function useAutopayOverview(config: AutopayOverviewConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useAutopayOverview', autopayOverview, config, options)
}

/** Reads through the adapter `billPaymentStatus`; undefined asks nothing yet. */
export function useBillPaymentStatus(config: BillPaymentStatusConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useBillPaymentStatus', billPaymentStatus, config, options)
}

/** Reads through the adapter `getBrandCustomerServiceInfo`; undefined asks nothing yet. */
export function useBrandCustomerServiceInfo(
  config: GetBrandCustomerServiceInfoConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useBrandCustomerServiceInfo', getBrandCustomerServiceInfo, config, options)
}

/** Reads through the adapter `depositStatus`; undefined asks nothing yet. */
export function useDepositStatus(config: DepositStatusConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useDepositStatus', depositStatus, config, options)
}

/** Reads through the adapter `documentsOverview`; undefined asks nothing yet. */
export function useDocumentsOverview(config: DocumentsOverviewConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useDocumentsOverview', documentsOverview, config, options)
}

/** Reads through the adapter `getEnrollmentChange`; undefined asks nothing yet. */
export function useEnrollmentChange(
  config: GetEnrollmentChangeConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useEnrollmentChange', getEnrollmentChange, config, options)
}

/** Reads through the adapter `enrollmentStatus`; undefined asks nothing yet. */
export function useEnrollmentStatus(config: EnrollmentStatusConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useEnrollmentStatus', enrollmentStatus, config, options)
}

/** Reads through the adapter `explainBill`; undefined asks nothing yet. */
export function useExplainBill(config: ExplainBillConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useExplainBill', explainBill, config, options)
}

/** Reads through the adapter `findPlans`; undefined asks nothing yet. */
export function useFindPlans(config: FindPlansConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useFindPlans', findPlans, config, options)
}

/** Reads through the adapter `lastLookUp`; undefined asks nothing yet. */
export function useLastLookUp(config: LastLookUpConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useLastLookUp', lastLookUp, config, options)
}

/** Reads through the adapter `listConsents`; undefined asks nothing yet. */
export function useListConsents(config: ListConsentsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListConsents', listConsents, config, options)
}

/** Reads through the adapter `listSecondFactors`; undefined asks nothing yet. */
export function useListSecondFactors(config: ListSecondFactorsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListSecondFactors', listSecondFactors, config, options)
}

/** Reads through the adapter `listSessions`; undefined asks nothing yet. */
export function useListSessions(config: ListSessionsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListSessions', listSessions, config, options)
}

/** Reads through the adapter `lookAtLink`; undefined asks nothing yet. */
export function useLookAtLink(config: LookAtLinkConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useLookAtLink', lookAtLink, config, options)
}

/** Reads through the adapter `noticesOverview`; undefined asks nothing yet. */
export function useNoticesOverview(config: NoticesOverviewConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useNoticesOverview', noticesOverview, config, options)
}

/** Reads through the adapter `paperlessOverview`; undefined asks nothing yet. */
export function usePaperlessOverview(config: PaperlessOverviewConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('usePaperlessOverview', paperlessOverview, config, options)
}

/** Reads through the adapter `getPlans`; undefined asks nothing yet. */
export function usePlans(config: GetPlansConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('usePlans', getPlans, config, options)
}

/** Reads through the adapter `projectBill`; undefined asks nothing yet. */
export function useProjectBill(config: ProjectBillConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useProjectBill', projectBill, config, options)
}

/** Reads through the adapter `getSignUp`; undefined asks nothing yet. */
export function useSignUp(config: GetSignUpConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useSignUp', getSignUp, config, options)
}

/** Reads through the adapter `getUserAccountInformation`; undefined asks nothing yet. */
export function useUserAccountInformation(
  config: GetUserAccountInformationConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useUserAccountInformation', getUserAccountInformation, config, options)
}

/** Reads through the adapter `getUtilityInfo`; undefined asks nothing yet. */
export function useUtilityInfo(config: GetUtilityInfoConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useUtilityInfo', getUtilityInfo, config, options)
}

/** Reads through the adapter `verificationOverview`; undefined asks nothing yet. */
export function useVerificationOverview(
  config: VerificationOverviewConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useVerificationOverview', verificationOverview, config, options)
}
