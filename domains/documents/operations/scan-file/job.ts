import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { listWhere } from '@porchlight/server-methods/records/list-where'
import { fieldText } from '../../../customers/operations/person/field-text'
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
    const version = await engine.readRecord(systemViewer, versionId, {
      fields: ['Scan_Status__c', 'Storage_Key__c', 'ContentDocumentId'],
      optionalFields: [],
    })
    const storageKey = version === null ? null : fieldText(version, 'Storage_Key__c')
    if (version === null || storageKey === null || fieldText(version, 'Scan_Status__c') !== 'Pending') return
    const bytes = await files.get(storageKey)
    if (bytes === null) return
    const { kind } = await scanning.scan(bytes)
    const isInfected = kind === 'infected'
    const documentId = fieldText(version, 'ContentDocumentId') ?? ''
    await engine.inOneTransaction(async (inner) => {
      const scanned = { Scan_Status__c: isInfected ? 'Infected' : 'Clean' }
      await inner.updateRecord(systemViewer, versionId, { fields: scanned })
      for (const requirementId of await requirementsOf({ ...services, engine: inner }, documentId)) {
        await moveRequirement({ ...services, engine: inner }, requirementId, isInfected)
      }
    })
    if (isInfected) await files.remove(storageKey)
  },
})

async function requirementsOf({ engine, systemViewer }: PortalJobServices, documentId: string) {
  const links = await listWhere(
    engine,
    systemViewer,
    'ContentDocumentLink',
    'ContentDocumentId',
    documentId,
    ['Document_Requirement__c', 'Replaced__c'],
  )
  return links.flatMap((link) => {
    const requirementId = fieldText(link, 'Document_Requirement__c')
    return requirementId === null || link.fields.Replaced__c?.value === true ? [] : [requirementId]
  })
}

async function moveRequirement(
  { engine, systemViewer }: PortalJobServices,
  requirementId: string,
  isInfected: boolean,
): Promise<void> {
  const requirement = await engine.readRecord(systemViewer, requirementId, {
    fields: ['Status__c'],
    optionalFields: [],
  })
  const status = requirement === null ? null : fieldText(requirement, 'Status__c')
  if (isInfected && (status === 'Received' || status === 'Checking')) {
    const fields = { Status__c: 'Rejected', Rejection_Reason__c: 'Unsafe_File' }
    await engine.updateRecord(systemViewer, requirementId, { fields })
  }
  if (isInfected || status !== 'Received') return
  const sent = await readFiles(engine, systemViewer, requirementId)
  if (sent.some(({ scan }) => scan !== 'Clean')) return
  await engine.updateRecord(systemViewer, requirementId, { fields: { Status__c: 'Checking' } })
}
