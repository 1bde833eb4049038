import type { DataService } from '@porchlight/data-service'
import { describeError } from '@porchlight/data-service'
import type { FieldScalar } from '@porchlight/metadata'
import { executeBatchRecordOperations } from '@porchlight/ui-api/client'

/** What is done to every selected record. */
export type Change =
  | { readonly type: 'update'; readonly fields: Readonly<Record<string, FieldScalar>> }
  | { readonly type: 'delete' }

/** What became of one record: null when it was written, else why it was not. */
export interface RowResult {
  readonly recordId: string
  readonly refusal: string | null
}

/** How many records one request writes, so that progress is seen. */
const recordsPerRequest = 10

/**
 * Writes a change to records. With `allOrNone` by one request, which writes all or none; otherwise by requests of ten,
 * and each record by itself.
 *
 * @param onProgress receives all results to date after each request
 */
export async function changeRecords(
  dataService: DataService,
  recordIds: readonly string[],
  change: Change,
  allOrNone: boolean,
  onProgress: (results: readonly RowResult[]) => void,
): Promise<readonly RowResult[]> {
  const size = allOrNone ? recordIds.length : recordsPerRequest
  const results: RowResult[] = []
  for (let start = 0; start < recordIds.length; start += size) {
    const ids = recordIds.slice(start, start + size)
    results.push(...(await sendBatch(dataService, ids, change, allOrNone)))
    onProgress([...results])
  }
  return results
}

async function sendBatch(
  dataService: DataService,
  ids: readonly string[],
  change: Change,
  allOrNone: boolean,
): Promise<readonly RowResult[]> {
  const fields = change.type === 'update' ? change.fields : {}
  const operations = [{ type: change.type, records: ids.map((Id) => ({ fields: { ...fields, Id } })) }]
  try {
    const idempotencyKey = crypto.randomUUID()
    const response = await dataService.write(executeBatchRecordOperations, {
      allOrNone,
      operations,
      idempotencyKey,
    })
    return ids.map((recordId, index) => {
      const item = response.results[index]
      const reasons = Array.isArray(item?.result) ? item.result.map(({ message }) => String(message)) : []
      const isWritten = item !== undefined && item.statusCode < 300
      return { recordId, refusal: isWritten ? null : reasons.join(' ') }
    })
  } catch (error) {
    const { details } = describeError(error)
    const refusal = details.map(({ message }) => message).join(' ')
    return ids.map((recordId) => ({ recordId, refusal }))
  }
}
