import type { ResolvedObject } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import { pathFor } from './list-view'

/** Columns that the platform adds to every record of a list. */
const systemColumns = ['Id', 'CreatedDate', 'LastModifiedById', 'LastModifiedDate', 'SystemModstamp']

/**
 * The fields that every record of a list contains besides the requested ones: the list's columns, the references that
 * they cross (`ContactId` for `Contact.Name`), and system fields, including those of referenced records, as captured
 * responses of the platform show them.
 */
export function listColumns(
  object: ResolvedObject,
  columns: readonly string[],
  context: CallContext,
): readonly string[] {
  const names = new Set([...columns, ...systemColumns])
  for (const column of columns) {
    const path = pathFor(column, object, context.viewer, context)
    let prefix = ''
    for (const reference of path?.references ?? []) {
      names.add(prefix + reference.apiName)
      prefix += `${reference.reference?.relationshipName ?? ''}.`
      for (const system of systemColumns) names.add(prefix + system)
    }
  }
  return [...names]
}
