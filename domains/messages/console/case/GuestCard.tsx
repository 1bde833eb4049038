import { Card, DescriptionList } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { labels } from './labels'

/** The fields that the card reads. */
export const guestFields = [
  'Case.SuppliedName',
  'Case.SuppliedEmail',
  'Case.SuppliedPhone',
  'Case.Supplied_Number__c',
] as const

/** What a guest typed, and what of it is proved; nothing for a case of somebody who was signed in. */
export function GuestCard({ record }: { readonly record: ReadRecord }) {
  const t = useLabels(labels)
  const email = textOf(record, 'SuppliedEmail')
  if (email === null) return null
  const items = [
    { term: t('guestName'), description: textOf(record, 'SuppliedName') },
    { term: t('guestEmail'), description: email },
    { term: t('guestPhone'), description: textOf(record, 'SuppliedPhone') },
    { term: t('guestNumber'), description: textOf(record, 'Supplied_Number__c') },
  ]
  return (
    <Card title={t('guestTitle')}>
      <p>{t('guestText')}</p>
      <DescriptionList items={items.filter(({ description }) => description !== null)} />
    </Card>
  )
}
