import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { AuditLogView } from './AuditLogView'
import { MessagesView } from './MessagesView'
import { parseView } from './operations-address'
import { ServicesView } from './ServicesView'
import { StoppedJobsView } from './StoppedJobsView'

const viewComponents = {
  jobs: StoppedJobsView,
  messages: MessagesView,
  services: ServicesView,
  audit: AuditLogView,
} as const

/** For administrators: stopped jobs, failed messages, external services, and the audit log. */
export function Operations({ title }: ScreenProps) {
  const View = viewComponents[parseView(useSearch())]
  return <View title={title} />
}
