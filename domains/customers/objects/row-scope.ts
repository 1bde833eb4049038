import { type AccessDeclaration, allRecords, type RowRule, recordsWhere } from '@porchlight/metadata'

/** Whose records a customer and a member of staff reach. */
export interface RowScope {
  readonly customer: RowRule
  readonly staff: RowRule
}

/** Records of the viewer's own accounts, and of the served brand's; `path` leads to the account. */
export function throughAccount(...path: readonly string[]): RowScope {
  return {
    customer: recordsWhere([...path, 'ContactId'], 'contactId'),
    staff: recordsWhere([...path, 'Account_Brand__c'], 'brand'),
  }
}

/** Records of the viewer's own contact, and of the served brand's; `path` leads to the contact. */
export function throughContact(...path: readonly string[]): RowScope {
  return {
    customer: recordsWhere(path, 'contactId'),
    staff: recordsWhere([...path, 'Customer_Brand__c'], 'brand'),
  }
}

/** Administrators of all brands. */
export const fullAccess: AccessDeclaration = {
  records: allRecords,
  read: 'all',
  create: 'all',
  update: 'all',
  delete: true,
}
