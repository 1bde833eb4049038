import type { BrandKey } from '@porchlight/brands'
import type { Label, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { list } from '@porchlight/server-methods/records/list'
import { inNameOf } from '../../customers/objects/words-of-a-brand'
import { documentTypeValues } from '../objects/document-requirement/values'
import { documentRuleObject } from '../objects/document-rule/object'
import type { DocumentType } from './document-types'
import { inBothLanguages } from './read-documents'

/** A document that customers of a brand can send unasked, and what fits as one. */
export interface OfferedDocument {
  readonly type: DocumentType
  readonly explanation: Label | null
}

/** The documents that a brand's rules let customers send unasked, in the order of the types. */
export async function readOfferedDocuments(
  engine: Pick<RecordEngine, 'listRecords'>,
  systemViewer: Viewer,
  brand: BrandKey,
): Promise<readonly OfferedDocument[]> {
  const rules = await list(engine, systemViewer, documentRuleObject, {
    fields: ['Document_Type__c', 'Explanation__c', 'Explanation_ES__c'],
    where: { Brand__c: brand, Is_Offered__c: true },
    orderedBy: ['Brand_Type__c'],
    limit: documentTypeValues.length,
  })
  return documentTypeValues.flatMap(({ value }) =>
    rules
      .filter(({ Document_Type__c: type }) => type === value)
      .map(({ Document_Type__c: type, Explanation__c: en, Explanation_ES__c: es }) => {
        const words = inBothLanguages(en, es)
        return {
          type,
          explanation:
            words === null ? null : { en: inNameOf(brand, words.en), es: inNameOf(brand, words.es) },
        }
      }),
  )
}
