import { isPorchlightError } from '@porchlight/errors'
import type { ResolvedObject } from '@porchlight/metadata'

/** This many numbers in a row are only in use when nearly all are. */
const attempts = 8

/**
 * Runs `write`, which creates records of `object`, again with other numbers when one that the platform chose is in use:
 * numbers are random, so that they cannot be guessed, and only the table knows which are in use.
 */
export async function untilNumbersAreFree<Result>(
  object: ResolvedObject | undefined,
  write: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      if (attempt === attempts || object === undefined || !isNumberTaken(object, error)) throw error
    }
  }
}

/** Whether the platform numbers records of `object`. */
export function isNumbered(object: ResolvedObject): boolean {
  for (const field of object.fields.values()) if (field.autoNumber !== null) return true
  return false
}

function isNumberTaken(object: ResolvedObject, error: unknown): boolean {
  if (!isPorchlightError(error, 'duplicateValue')) return false
  // A constraint covers one field, so there is one detail.
  const [detail] = error.fieldErrors
  return object.fields.get(detail?.field ?? '')?.autoNumber != null
}
