import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughContact } from '../../../customers/objects/row-scope'

const scope = throughContact('ParentId', 'ContactId')

const readable = ['Name', 'ParentId', 'CommentBody', 'Author__c', 'IsPublished']
const writable = ['ParentId', 'CommentBody', 'Author__c']

/** Both sides add to the conversation; only an administrator removes anything from it. */
export const caseCommentAccess: ObjectDeclaration['access'] = {
  customer: { records: scope.customer, read: readable, create: writable },
  advisor: { records: scope.staff, read: readable, create: writable },
  supervisor: { records: scope.staff, read: readable, create: writable },
  admin: { records: allRecords, read: 'all', create: 'all', delete: true },
}
