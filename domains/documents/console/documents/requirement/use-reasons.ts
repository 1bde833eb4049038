import { type BrandKey, brandOf } from '@porchlight/brands'
import { useListRecordsByName } from '@porchlight/data-service-react'
import { textOf } from '@porchlight/page-parts/records/field-value'
import { useMemo } from 'react'
import { fillMergeFields } from '../../../../customers/facts/merge-text'

/** A reason to choose from, with the text that the customer reads. */
export interface DocumentReason {
  readonly id: string
  readonly words: Readonly<Record<'en' | 'es', string>>
}

interface DocumentReasons {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly reasons: readonly DocumentReason[]
}

/** More than anybody chooses from. */
const mostReasons = 200

/** The active reasons of a brand that fit a type of document, in the order of the brand’s list. */
export function useReasons(brand: BrandKey, type: string): DocumentReasons {
  const { data, error } = useListRecordsByName({
    objectApiName: 'Document_Reason__c',
    listViewApiName: 'ActiveDocumentReasons',
    fields: [
      'Document_Reason__c.Name',
      'Document_Reason__c.Label_ES__c',
      'Document_Reason__c.Document_Type__c',
    ],
    where: { Brand__c: { eq: brand } },
    pageSize: mostReasons,
  })
  const reasons = useMemo(() => {
    const inName = (words: string | null) =>
      fillMergeFields(words ?? '', { brand: brandOf(brand).names.displayName })
    return (data?.records ?? [])
      .filter((record) => (textOf(record, 'Document_Type__c') ?? type) === type)
      .map((record) => ({
        id: record.id,
        words: { en: inName(textOf(record, 'Name')), es: inName(textOf(record, 'Label_ES__c')) },
      }))
  }, [data, brand, type])
  return { state: data !== undefined ? 'ready' : error !== undefined ? 'failed' : 'loading', reasons }
}
