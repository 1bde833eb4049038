import { fail } from '@porchlight/errors'
import { toRecordId, type Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { caseObject } from '../objects/case/object'

/** The id of a case that the viewer sees, with 18 characters; `notFound` for all others. */
export async function requireVisibleCase(
  { engine }: Pick<MethodContext, 'engine'>,
  viewer: Viewer,
  caseId: string,
): Promise<string> {
  const recordId = toRecordId(caseId)
  const found = recordId === null ? null : await read(engine, viewer, caseObject, recordId, [])
  if (found === null) throw fail('notFound')
  return found.id
}
