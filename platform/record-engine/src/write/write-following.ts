import type { WriteFollowing } from '../engine-context'
import { createRecord } from './create-record'
import { updateRecord } from './update-record'

/** Performs a write that follows from another, through the pipeline like any other. */
export const writeFollowing: WriteFollowing = async (engine, viewer, write) => {
  const { fields } = write
  if (write.type === 'create') await createRecord(engine, viewer, write.objectApiName, { fields })
  else await updateRecord(engine, viewer, write.recordId, { fields })
}
