import type { usePaperlessOverview } from '@porchlight/data-service-react'

/** How bills of an account come, as the server tells it. */
export type PaperlessOverview = NonNullable<ReturnType<typeof usePaperlessOverview>['data']>
