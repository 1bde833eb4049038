import { useRecord } from '@porchlight/data-service-react'
import { PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { parentOf, textOf } from '@porchlight/page-parts/records/field-value'
import { isUnknownRecord, recordOfAddress } from '@porchlight/page-parts/records/record-of-address'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { CustomerGlance } from '../../../../customers/components/glance/CustomerGlance'
import { documentLabels, typeLabel } from '../../../components/document-labels'
import { Decision } from './Decision'
import styles from './DocumentReview.module.css'
import { FileViewer } from './FileViewer'
import { labels } from './labels'

const documentPrefix = 'a0b'

/** A document that a customer sent, what it is compared with, and the decision about it. */
export function DocumentReview({ params, title }: ScreenProps) {
  const recordId = recordOfAddress(params.requirementId, documentPrefix)
  return recordId === null ? <NotFoundContent /> : <Review key={recordId} recordId={recordId} title={title} />
}

function Review({ recordId, title }: { readonly recordId: string; readonly title: string }) {
  const t = useLabels({ ...documentLabels, ...labels })
  const address = useAddress()
  const { format, language } = usePage()
  const { data, error, refresh } = useRecord({
    recordId,
    fields: [
      'Document_Requirement__c.Document_Type__c',
      'Document_Requirement__c.Status__c',
      'Document_Requirement__c.Is_Required__c',
      'Document_Requirement__c.Received_Date__c',
      'Document_Requirement__c.Receipt_Number__c',
      'Document_Requirement__c.Explanation__c',
      'Document_Requirement__c.Explanation_ES__c',
      'Document_Requirement__c.Rejection_Text__c',
      'Document_Requirement__c.Rejection_Text_ES__c',
      'Document_Requirement__c.Account__r.Name',
      'Document_Requirement__c.Account__r.Account_Brand__c',
      'Document_Requirement__c.Account__r.ContactId',
      'Document_Requirement__c.Account__r.Contact.Name',
      'Document_Requirement__c.Account__r.Contact.Preferred_Language__c',
      'Document_Requirement__c.Order__r.OrderNumber',
    ],
  })
  if (isUnknownRecord(error)) return <NotFoundContent />
  if (error !== undefined) return <PartFailed />
  if (data === undefined) return <Skeleton shape="card" count={2} label={t('loadingDocument')} />
  const type = textOf(data, 'Document_Type__c') ?? ''
  const account = parentOf(data, 'Account__r')
  const contact = parentOf(account, 'Contact')
  const order = parentOf(data, 'Order__r')
  const received = textOf(data, 'Received_Date__c')
  const contactId = textOf(account, 'ContactId')
  return (
    <div className={styles.page}>
      <Head title={title} />
      <PageTitle
        context={<a href={address(`/console/record/${recordId}`)}>{t('toRecord')}</a>}
        lead={
          received === null
            ? undefined
            : t('received', {
                date: format.date(received),
                receipt: textOf(data, 'Receipt_Number__c') ?? '–',
              })
        }
      >
        {t(typeLabel(type))}
      </PageTitle>
      <div className={styles.columns}>
        <FileViewer requirementId={recordId} />
        <div className={styles.side}>
          <Decision
            requirementId={recordId}
            status={textOf(data, 'Status__c') ?? ''}
            customerName={textOf(contact, 'Name') ?? textOf(account, 'Name') ?? ''}
            type={type}
            brand={textOf(account, 'Account_Brand__c') ?? ''}
            reason={textOf(data, language === 'es' ? 'Rejection_Text_ES__c' : 'Rejection_Text__c')}
            language={textOf(contact, 'Preferred_Language__c') === 'es' ? 'es' : 'en'}
            refresh={refresh}
          />
          <section className={styles.facts}>
            <h2 className={styles.heading}>{t('compare')}</h2>
            <dl className={styles.list}>
              <Fact term={t('customerName')} value={textOf(contact, 'Name')} />
              <Fact term={t('serviceAddress')} value={textOf(account, 'Name')} />
              <Fact term={t('order')} value={textOf(order, 'OrderNumber')} />
              <Fact
                term={t(data.fields.Is_Required__c?.value === true ? 'required' : 'optional')}
                value={textOf(data, language === 'es' ? 'Explanation_ES__c' : 'Explanation__c')}
              />
            </dl>
          </section>
          {contactId === null ? null : <CustomerGlance contactId={contactId} />}
        </div>
      </div>
    </div>
  )
}

function Fact({ term, value }: { readonly term: string; readonly value: string | null }) {
  return value === null ? null : (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value} dir="auto">
        {value}
      </dd>
    </div>
  )
}
