import { defineWalk, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { read } from '@porchlight/server-methods/records/read'
import { localDay } from '../../../customers/rules/calendar-day'
import { contentDocumentLinkObject } from '../../../files/objects/content-document-link/object'
import { removeBytes } from '../../../files/operations/remove-bytes'
import { documentDays } from '../../facts/retention-days'

const dayMs = 86_400_000

/** More versions, and links, than a document has. */
const mostOfOne = 1_000

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
        'Document_Requirement__r.Received_Date__c': {
          lt: localDay(new Date(now().getTime() - documentDays * dayMs)),
        },
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
    for (const [objectApiName, path] of ofDocument) {
      const request = { objectApiName, path: [path], ownerId: documentId, remaining: null, limit: mostOfOne }
      await engine.eraseRecords(request)
    }
  },
})

/** What a document consists of, parts first, by the field that leads to it. */
const ofDocument = [
  ['ContentDocumentLink', 'ContentDocumentId'],
  ['ContentVersion', 'ContentDocumentId'],
  ['ContentDocument', 'Id'],
] as const

/** Every night, when customers in Texas sleep. */
export const documentRetentionSchedules: readonly JobSchedule[] = [
  { name: 'delete-old-documents', cron: '45 9 * * *', jobName: deleteOldDocuments.name },
]
