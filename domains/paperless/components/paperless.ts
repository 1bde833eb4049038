import type { usePaperlessOverview } from '../methods/paperless-overview/hook'

/** How bills of an account are delivered, as the server sends it. */
export type PaperlessOverview = NonNullable<ReturnType<typeof usePaperlessOverview>['data']>
