import type { useDepositStatus } from '@porchlight/data-service-react'

/** A deposit as the server tells it; amounts in dollars. */
export type Deposit = NonNullable<NonNullable<ReturnType<typeof useDepositStatus>['data']>['deposit']>
