import { defineJob, enqueueJob, type Job, type JobPayload } from '@porchlight/jobs'
import type { RecordChange } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { fieldText } from '../person/field-text'
import { followChanges } from './follow-changes'

/** A job that mails the customer, and what it is about. */
export interface RequestedMail {
  readonly jobName: string
  readonly payload: JobPayload
  /** What the mail is about, such as an order: changes that come together are one mail about it. */
  readonly subject: string
}

/** Changes of an object that customers are notified of by mail, whoever makes them and in whatever way. */
export interface MailWatch {
  readonly objectApiName: string
  readonly isMeant: (change: RecordChange) => boolean
  readonly fields: readonly string[]
  /** The mail that follows from the record as it is now; null when none does. */
  readonly toMail: (text: (field: string) => string | null, recordId: string) => RequestedMail | null
}

/** Whether a change moves the record to another status; the one that it is made with is no news. */
export function movesStatus({ kind, changedFields }: RecordChange): boolean {
  return kind === 'update' && changedFields.includes('Status__c')
}

/** The job that looks for changes that customers are notified of by mail, each once. */
export function defineMailWatch(watches: readonly MailWatch[]): Job<PortalJobServices> {
  return defineJob<{ readonly scheduledFor: string }, PortalJobServices>({
    name: 'watch-changes-for-mails',
    run: async (_payload, { services, signal }) => {
      const { pool, engine, systemViewer } = services
      const requested = new Set<string>()
      await followChanges(services, { reader: 'mails', signal }, async (change) => {
        for (const watch of watches) {
          if (watch.objectApiName !== change.objectApiName || !watch.isMeant(change)) continue
          const { recordId, position } = change
          const selection = { fields: watch.fields, optionalFields: [] }
          const record = await engine.readRecord(systemViewer, recordId, selection)
          const mail = record === null ? null : watch.toMail((field) => fieldText(record, field), recordId)
          if (mail === null || requested.has(`${mail.jobName} ${mail.subject}`)) continue
          await enqueueJob(pool, mail.jobName, mail.payload, { key: `${mail.subject} ${position}` })
          requested.add(`${mail.jobName} ${mail.subject}`)
        }
      })
    },
  })
}
