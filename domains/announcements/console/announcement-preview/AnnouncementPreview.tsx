import { brandOf, isBrandKey } from '@porchlight/brands'
import { useRecord } from '@porchlight/data-service-react'
import { Card, Skeleton } from '@porchlight/design-system'
import type { RecordPanelProps } from '@porchlight/page-parts/console-part'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { AnnouncementNotice } from '../../components/AnnouncementNotice'
import { isWarning } from '../../facts/announcement-warnings'
import { labels } from './labels'

/** The text fields of each language. */
const wordsIn = {
  en: { headline: 'Name', text: 'Text__c' },
  es: { headline: 'Headline_ES__c', text: 'Text_ES__c' },
} as const

/** An announcement in both languages, as the pages that show it do, and when they do. */
export function AnnouncementPreview({ recordId }: RecordPanelProps) {
  const t = useLabels(labels)
  const { data, error } = useRecord({
    recordId,
    fields: [
      'Announcement__c.Name',
      'Announcement__c.Headline_ES__c',
      'Announcement__c.Text__c',
      'Announcement__c.Text_ES__c',
      'Announcement__c.Brand__c',
      'Announcement__c.Kind__c',
      'Announcement__c.Starts_At__c',
      'Announcement__c.Ends_At__c',
    ],
  })
  if (error !== undefined) return <PartFailed />
  if (data === undefined) return <Skeleton shape="card" count={1} label={t('loading')} />
  return (
    <Card title={t('title')}>
      <Where record={data} />
      {(['en', 'es'] as const).map((language) => (
        <section key={language} aria-label={t(language)} lang={language}>
          <AnnouncementNotice
            isWarning={isWarning(textOf(data, 'Kind__c'))}
            headline={textOf(data, wordsIn[language].headline) ?? ''}
            text={textOf(data, wordsIn[language].text) ?? ''}
          />
        </section>
      ))}
    </Card>
  )
}

/** On which pages of which brand, and when. */
function Where({ record }: { readonly record: ReadRecord }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const brand = textOf(record, 'Brand__c')
  const [from, until] = [textOf(record, 'Starts_At__c'), textOf(record, 'Ends_At__c')]
  if (!isBrandKey(brand) || from === null || until === null) return null
  const name = brandOf(brand).names.displayName
  return <p>{t('where', { brand: name, from: format.dateTime(from), until: format.dateTime(until) })}</p>
}
