import type { usePaperlessOverview } from '../methods/paperless-overview/hook'

/** How bills of an account come, as the server tells it. */
export type PaperlessOverview = NonNullable<ReturnType<typeof usePaperlessOverview>['data']>
