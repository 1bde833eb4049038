import type { useDepositStatus } from '../../methods/deposit-status/hook'

/** A deposit as the server sends it; amounts in dollars. */
export type Deposit = NonNullable<NonNullable<ReturnType<typeof useDepositStatus>['data']>['deposit']>
