import type { BrandKey } from '@porchlight/brands'
import { useListRecordsByName } from '@porchlight/data-service-react'
import { textOf } from '@porchlight/page-parts/records/field-value'
import { useMemo } from 'react'
import type { ReplyLanguage } from '../../facts/merge-fields'

/** A template that is offered, in both languages. */
export interface OfferedTemplate {
  readonly id: string
  readonly label: Readonly<Record<ReplyLanguage, string>>
  readonly text: Readonly<Record<ReplyLanguage, string>>
}

interface OfferedTemplates {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly templates: readonly OfferedTemplate[]
}

/** More than anybody chooses from. */
const mostOffered = 200

/** The templates of a brand, first those that are for cases of `caseType`, then those for all, then the others. */
export function useOfferedTemplates(brand: BrandKey, caseType: string): OfferedTemplates {
  const { data, error } = useListRecordsByName({
    objectApiName: 'Reply_Template__c',
    listViewApiName: 'OfferedReplyTemplates',
    fields: [
      'Reply_Template__c.Name',
      'Reply_Template__c.Label_ES__c',
      'Reply_Template__c.Text__c',
      'Reply_Template__c.Text_ES__c',
      'Reply_Template__c.Case_Type__c',
    ],
    where: { Brand__c: { eq: brand } },
    pageSize: mostOffered,
  })
  const templates = useMemo(() => {
    const fit = (type: string | null) => (type === caseType ? 0 : type === null ? 1 : 2)
    return (data?.records ?? [])
      .toSorted((one, other) => fit(textOf(one, 'Case_Type__c')) - fit(textOf(other, 'Case_Type__c')))
      .map((record) => ({
        id: record.id,
        label: { en: textOf(record, 'Name') ?? '', es: textOf(record, 'Label_ES__c') ?? '' },
        text: { en: textOf(record, 'Text__c') ?? '', es: textOf(record, 'Text_ES__c') ?? '' },
      }))
  }, [data, caseType])
  return { state: data !== undefined ? 'ready' : error !== undefined ? 'failed' : 'loading', templates }
}
