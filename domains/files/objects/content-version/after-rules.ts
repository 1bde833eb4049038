import type { AfterRuleDeclaration } from '@porchlight/metadata'
import { change } from '../../../customers/objects/action-kinds'

/**
 * A file is as safe as its newest version: viewers of the record that it is used for see that, without its versions.
 */
const fileFollows: AfterRuleDeclaration = {
  name: 'fileFollowsItsNewestVersion',
  on: ['Scan_Status__c', 'IsLatest'],
  about: 'ContentDocumentId',
  related: {
    files: {
      objectApiName: 'ContentDocument',
      where: [{ fieldApiName: 'Id', equals: { record: 'ContentDocumentId' } }],
      fields: ['Scan_Status__c'],
    },
  },
  effect: ({ record, related }) => {
    const { IsLatest, Scan_Status__c = null } = record.values
    if (IsLatest !== true) return []
    return (related.files ?? [])
      .filter(({ values }) => values.Scan_Status__c !== Scan_Status__c)
      .map((file) => change(file, { Scan_Status__c }))
  },
}

export const contentVersionAfterRules: readonly AfterRuleDeclaration[] = [fileFollows]
