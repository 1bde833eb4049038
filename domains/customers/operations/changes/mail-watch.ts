import { defineJob, enqueueJob, type Job, type JobPayload } from '@porchlight/jobs'
import type { FieldPath, ObjectDeclaration, TypedRecord } from '@porchlight/metadata'
import type { RecordChange } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { followChanges } from './follow-changes'

/** A job that mails the customer, and what it is about. */
export interface RequestedMail {
  readonly jobName: string
  readonly payload: JobPayload
  /** What the mail is about, such as an order: changes that come together are one mail about it. */
  readonly subject: string
}

/** Changes of an object that customers are notified of by mail, regardless of who makes them and how. */
interface WatchedObject<Object extends ObjectDeclaration, Path extends FieldPath<Object>> {
  readonly isMeant: (change: RecordChange) => boolean
  readonly fields: readonly Path[]
  /** The mail that follows from the record as it is now; null when none does. */
  readonly toMail: (record: TypedRecord<Object, Path>) => RequestedMail | null
}

/** The mail that follows from a change; null when none does. */
export type MailWatch = (
  services: Pick<PortalJobServices, 'engine' | 'systemViewer'>,
  change: RecordChange,
) => Promise<RequestedMail | null>

/** Watches the changes of `object`. */
export function watchMails<Object extends ObjectDeclaration, const Path extends FieldPath<Object>>(
  object: Object,
  { isMeant, fields, toMail }: WatchedObject<Object, Path>,
): MailWatch {
  return async ({ engine, systemViewer }, change) => {
    if (object.apiName !== change.objectApiName || !isMeant(change)) return null
    const record = await read(engine, systemViewer, object, change.recordId, fields)
    return record === null ? null : toMail(record)
  }
}

/** Whether a change moves that field of a record; the value that it is created with does not count. */
export function moves(fieldApiName: string): (change: RecordChange) => boolean {
  return ({ kind, changedFields }) => kind === 'update' && changedFields.includes(fieldApiName)
}

/** Whether a change moves the record to another status. */
export const movesStatus = moves('Status__c')

/** The job that looks for changes that customers are notified of by mail, each once. */
export function defineMailWatch(watches: readonly MailWatch[]): Job<PortalJobServices> {
  return defineJob<{ readonly scheduledFor: string }, PortalJobServices>({
    name: 'watch-changes-for-mails',
    run: async (_payload, { services, signal }) => {
      const requested = new Set<string>()
      await followChanges(services, { reader: 'mails', signal }, async (change) => {
        for (const watch of watches) {
          const mail = await watch(services, change)
          if (mail === null || requested.has(`${mail.jobName} ${mail.subject}`)) continue
          await enqueueJob(services.pool, mail.jobName, mail.payload, {
            key: `${mail.subject} ${change.position}`,
          })
          requested.add(`${mail.jobName} ${mail.subject}`)
        }
      })
    },
  })
}
