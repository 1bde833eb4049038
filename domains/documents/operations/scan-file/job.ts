import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { update } from '@porchlight/server-methods/records/write'
import { contentDocumentLinkObject } from '../../../files/objects/content-document-link/object'
import { contentVersionObject } from '../../../files/objects/content-version/object'
import { documentRequirementObject } from '../../objects/document-requirement/object'
import { unsafeFileWords } from '../../objects/first-document-words'
import { readFiles } from '../read-documents'

/**
 * Has a file scanned. Clean files move their document on to "being checked" once all of them are; one with malware has
 * its document rejected and loses its bytes. While the scanner is not to be reached nothing moves: the document stays
 * received, and the job is tried again.
 */
export const scanFile = defineJob<{ readonly versionId: string }, PortalJobServices>({
  name: 'scan-file',
  run: async ({ versionId }, { services }) => {
    const { engine, files, scanning, systemViewer } = services
    const version = await read(engine, systemViewer, contentVersionObject, versionId, [
      'Scan_Status__c',
      'Storage_Key__c',
      'ContentDocumentId',
    ])
    const storageKey = version?.Storage_Key__c ?? null
    if (version === null || storageKey === null || version.Scan_Status__c !== 'Pending') return
    const bytes = await files.get(storageKey)
    // The record follows its bytes: without them something is wrong, and operators have to hear of it.
    if (bytes === null) throw new TypeError('The file store lacks a file that is to be scanned.')
    const { kind } = await scanning.scan(bytes)
    const isInfected = kind === 'infected'
    const documentId = version.ContentDocumentId
    await engine.inOneTransaction(async (inner) => {
      const scanned = { Scan_Status__c: isInfected ? 'Infected' : 'Clean' } as const
      await update(inner, systemViewer, contentVersionObject, versionId, scanned)
      for (const requirementId of await requirementsOf({ ...services, engine: inner }, documentId)) {
        await moveRequirement({ ...services, engine: inner }, requirementId, isInfected)
      }
    })
    if (isInfected) await files.remove(storageKey)
  },
})

async function requirementsOf({ engine, systemViewer }: PortalJobServices, documentId: string) {
  const links = await list(engine, systemViewer, contentDocumentLinkObject, {
    fields: ['Document_Requirement__c'],
    where: { ContentDocumentId: documentId, Replaced__c: { ne: true } },
    orderedBy: ['CreatedDate'],
    limit: 200,
  })
  return links.flatMap((link) => link.Document_Requirement__c ?? [])
}

async function moveRequirement(
  { engine, systemViewer }: PortalJobServices,
  requirementId: string,
  isInfected: boolean,
): Promise<void> {
  const requirement = await read(engine, systemViewer, documentRequirementObject, requirementId, [
    'Status__c',
  ])
  const status = requirement?.Status__c ?? null
  if (isInfected && (status === 'Received' || status === 'Checking')) {
    await update(engine, systemViewer, documentRequirementObject, requirementId, {
      Status__c: 'Rejected',
      Rejection_Text__c: unsafeFileWords.en,
      Rejection_Text_ES__c: unsafeFileWords.es,
    })
  }
  if (isInfected || status !== 'Received') return
  const sent = await readFiles(engine, systemViewer, requirementId)
  if (sent.some(({ scan }) => scan !== 'Clean')) return
  await update(engine, systemViewer, documentRequirementObject, requirementId, { Status__c: 'Checking' })
}
