import { exportChanges, exportQueue, exportReaders, exportRequests, exportStore } from './exports'
import { QueueTab } from './QueueTab'
import { ReadersTab } from './ReadersTab'
import { RequestsTab } from './RequestsTab'
import { StoreTab } from './StoreTab'
import { WritesTab } from './WritesTab'

/** The tabs in order, with what is copied of each. */
export const tabs = [
  { name: 'Store', Body: StoreTab, toExport: exportStore },
  { name: 'Readers', Body: ReadersTab, toExport: exportReaders },
  { name: 'Requests', Body: RequestsTab, toExport: exportRequests },
  { name: 'Writes', Body: WritesTab, toExport: exportChanges },
  { name: 'Queue', Body: QueueTab, toExport: exportQueue },
] as const

export type TabName = (typeof tabs)[number]['name']
