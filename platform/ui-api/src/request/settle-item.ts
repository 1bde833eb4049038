import { isPorchlightError } from '@porchlight/errors'
import type { BatchResult } from '../representation/batch-results-schema'

/**
 * Runs `read` for one item of a batch: returns its result with status 200, or its error with the error's status. An
 * error that is not the item's fault (status 500 and above) fails the batch.
 */
export async function settleItem<Item>(read: () => Item | Promise<Item>): Promise<BatchResult<Item>> {
  try {
    return { result: await read(), statusCode: 200 }
  } catch (error) {
    if (!isPorchlightError(error) || error.status >= 500) throw error
    return {
      result: [{ errorCode: error.code, message: error.message }],
      statusCode: error.status,
    }
  }
}
