import { brandOf, isBrandKey } from '@porchlight/brands'
import { useRecord } from '@porchlight/data-service-react'
import { Skeleton } from '@porchlight/design-system'
import type { RecordPanelProps } from '@porchlight/page-parts/console-part'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { parentOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { type Thread, useThread } from '../../components/thread/use-thread'
import styles from './CasePanel.module.css'
import { Composer } from './Composer'
import { Conversation } from './Conversation'
import type { CaseCustomer } from './case-customer'
import { GuestCard, guestFields } from './GuestCard'
import { labels } from './labels'
import { mergedCaseFields } from './use-merge-values'

/** So many of the newest replies are shown. */
const shownReplies = 50

/** Case with its conversation, the internal notes and the box to answer in. */
export function CasePanel({ recordId }: RecordPanelProps) {
  const t = useLabels(labels)
  const { state, thread, refresh } = useThread(recordId, shownReplies)
  const internal = useRecord({
    recordId,
    fields: [
      'Case.Comments',
      ...guestFields,
      ...mergedCaseFields,
      'Case.Contact.Name',
      'Case.Contact.Preferred_Language__c',
      'Case.Contact.Customer_Brand__c',
    ],
  })
  const customer = useCustomer(internal.data)
  if (state === 'failed' || state === 'notFound') return <PartFailed />
  if (thread === null || !thread.isComplete || internal.data === undefined) {
    return <Skeleton shape="card" count={2} label={t('loadingCase')} />
  }
  return (
    <CaseContent
      thread={thread}
      customer={customer}
      internal={internal.data}
      refresh={() => Promise.all([refresh(), internal.refresh()])}
    />
  )
}

function useCustomer(record: Parameters<typeof parentOf>[0]): CaseCustomer {
  const page = usePage()
  const contact = parentOf(record, 'Contact')
  const brand = textOf(contact, 'Customer_Brand__c') ?? ''
  const brandKey = isBrandKey(brand) ? brand : page.brand
  return {
    name: textOf(contact, 'Name') ?? '',
    language: textOf(contact, 'Preferred_Language__c') === 'es' ? 'es' : 'en',
    brandKey,
    brand: brandOf(brandKey).names.displayName,
  }
}

interface CaseContentProps {
  readonly thread: Thread
  readonly customer: CaseCustomer
  /** What only staff read of the case. */
  readonly internal: ReadRecord
  readonly refresh: () => Promise<unknown>
}

function CaseContent({ thread, customer, internal, refresh }: CaseContentProps) {
  const t = useLabels(labels)
  const notes = textOf(internal, 'Comments') ?? ''
  return (
    <div className={styles.panel}>
      <GuestCard record={internal} />
      <Conversation thread={thread} customer={customer} />
      <section className={styles.notes} aria-labelledby="case-notes">
        <h2 className={styles.heading} id="case-notes">
          {t('notes')} <span className={styles.hint}>{t('notesHint')}</span>
        </h2>
        <p className={styles.body} dir="auto">
          {notes === '' ? t('noNotes') : notes}
        </p>
      </section>
      <Composer thread={thread} customer={customer} record={internal} refresh={refresh} />
    </div>
  )
}
