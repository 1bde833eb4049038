/** The records of one object that a record would double. */
export interface DuplicateMatch {
  readonly objectApiName: string
  readonly recordIds: readonly string[]
}

/** Why a write was refused that would double records. */
export interface Duplicates {
  readonly matches: readonly DuplicateMatch[]
  /** Whether it can be saved anyway. */
  readonly allowSave: boolean
}

/** What the answer to a refused write says about duplicates; null where it was refused for something else. */
export function parseDuplicates(error: unknown): Duplicates | null {
  const entries = listAt(error, 'body', 'output', 'errors')
  if (!entries.some((entry) => at(entry, 'errorCode') === 'DUPLICATES_DETECTED')) return null
  const results = entries.flatMap((entry) => listAt(entry, 'duplicateRecordError', 'matchResults'))
  return {
    matches: results.flatMap((result) => {
      const objectApiName = at(result, 'apiName')
      const recordIds = listAt(result, 'matchRecordIds').filter((id) => typeof id === 'string')
      return typeof objectApiName === 'string' ? [{ objectApiName, recordIds }] : []
    }),
    allowSave: results.every((result) => at(result, 'isAllowSave') === true),
  }
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = path.reduce(at, value)
  return Array.isArray(found) ? found : []
}
