import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { listEvery } from '@porchlight/server-methods/records/list'
import type { Where } from '@porchlight/server-methods/records/where'
import { contentVersionObject } from '../objects/content-version/object'

const pageSize = 200

/** Removes the bytes of every file that fits, before the records that lead to them are deleted. Again is no harm. */
export async function removeBytes(
  { engine, systemViewer, files }: Pick<PortalJobServices, 'engine' | 'systemViewer' | 'files'>,
  where: Where<typeof contentVersionObject>,
): Promise<void> {
  const versions = listEvery(engine, systemViewer, contentVersionObject, {
    fields: ['Storage_Key__c'],
    where,
    pageSize,
  })
  for await (const { Storage_Key__c: key } of versions) if (key !== null) await files.remove(key)
}
