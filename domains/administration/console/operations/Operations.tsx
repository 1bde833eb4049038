import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { AuditLogView } from './AuditLogView'
import { MessagesView } from './MessagesView'
import { viewOf } from './operations-address'
import { ServicesView } from './ServicesView'
import { StoppedJobsView } from './StoppedJobsView'

const viewOfName = {
  jobs: StoppedJobsView,
  messages: MessagesView,
  services: ServicesView,
  audit: AuditLogView,
} as const

/** For administrators: work that stopped, messages that failed, the services outside, and what staff did. */
export function Operations({ title }: ScreenProps) {
  const Shown = viewOfName[viewOf(useSearch())]
  return <Shown title={title} />
}
