import { anyOf, recordsWhere } from '@porchlight/metadata'
import { type RowScope, throughContact } from '../../customers/objects/row-scope'

/** Files of the viewer's own contact, of the served brand's, and those that staff sent; `path` leads to the file. */
export function filesOf(...path: readonly string[]): RowScope {
  const { customer, staff } = throughContact(...path, 'Contact__c')
  return { customer, staff: anyOf(staff, recordsWhere([...path, 'CreatedById'], 'userId')) }
}
