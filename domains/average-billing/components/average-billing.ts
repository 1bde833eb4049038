import type { useAverageBillingOverview } from '../methods/average-billing-overview/hook'

/** Average billing of an account, as the server sends it. */
export type AverageBillingOverview = NonNullable<ReturnType<typeof useAverageBillingOverview>['data']>
