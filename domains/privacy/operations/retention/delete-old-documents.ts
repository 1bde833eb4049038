import { defineWalk, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { read } from '@porchlight/server-methods/records/read'
import { addDays, localDay } from '../../../customers/rules/calendar-day'
import { contentDocumentLinkObject } from '../../../files/objects/content-document-link/object'
import { removeBytes } from '../../../files/operations/remove-bytes'
import { deleted } from '../../facts/erasure-plan'
import { documentDays } from '../../facts/retention-days'
import { eraseSteps } from '../erasure/erase-steps'

/**
 * Deletes the files of documents that were decided, with their bytes. The requirement stays, with its decision. It is
 * looked at again on the next day, when there is nothing left to delete.
 */
export const deleteOldDocuments = defineWalk<PortalJobServices>({
  name: 'delete-old-documents',
  rowsAfter: ({ services: { engine, systemViewer }, now }, after, limit) =>
    keysAfter(engine, systemViewer, contentDocumentLinkObject, {
      where: {
        'Document_Requirement__r.Status__c': ['Accepted', 'Rejected', 'Waived'],
        'Document_Requirement__r.Received_Date__c': { lt: addDays(localDay(now()), -documentDays) },
      },
      after,
      limit,
    }),
  work: async ({ services }, linkId) => {
    const { engine, systemViewer } = services
    const link = await read(engine, systemViewer, contentDocumentLinkObject, linkId, ['ContentDocumentId'])
    // Two links may lead to one document.
    if (link === null) return
    const { ContentDocumentId: documentId } = link
    await removeBytes(services, { ContentDocumentId: documentId })
    await eraseSteps(engine, documentSteps, documentId)
  },
})

/** What a document consists of, parts first. */
const documentSteps = [
  deleted('ContentDocumentLink', 'ContentDocumentId'),
  deleted('ContentVersion', 'ContentDocumentId'),
  deleted('ContentDocument', 'Id'),
]

/** Every night, when customers in Texas sleep. */
export const documentRetentionSchedules: readonly JobSchedule[] = [
  { name: 'delete-old-documents', cron: '45 9 * * *', jobName: deleteOldDocuments.name },
]
