export type { FormOutcome, PageRequest, PageResponse, PageRoute, PageViewer, PortalServerEntry } from './page'
