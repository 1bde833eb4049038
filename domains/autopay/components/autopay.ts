import type { useAutopayOverview } from '../methods/autopay-overview/hook'

/** AutoPay of an account, as the server sends it; amounts in dollars. */
export type AutopayOverview = NonNullable<ReturnType<typeof useAutopayOverview>['data']>

/** A card or a bank account. */
export type AutopayMethod = NonNullable<AutopayOverview['method']>
