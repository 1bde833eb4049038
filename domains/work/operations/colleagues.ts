import type { RecordEngine } from '@porchlight/record-engine'
import { list } from '@porchlight/server-methods/records/list'
import { userObject } from '../../customers/objects/user/object'
import type { StaffViewer } from '../../customers/operations/work/define-work-kind'

/** A member of staff that work can be handed to. */
export interface Colleague {
  readonly userId: string
  readonly name: string
}

/** The maximum number listed. */
const limit = 200

/** The active staff whom the viewer sees, the viewer among them, in the order of their names. */
export async function readColleagues(
  engine: Pick<RecordEngine, 'listRecords'>,
  viewer: StaffViewer,
): Promise<readonly Colleague[]> {
  const people = await list(engine, viewer, userObject, {
    fields: ['Name'],
    where: { Portal_Role__c: ['Advisor', 'Supervisor', 'Admin'], IsActive: true },
    orderedBy: ['Name'],
    limit,
  })
  return people.map(({ id, Name }) => ({ userId: id, name: Name ?? '' }))
}
