import { useRecord, useRelatedListRecords } from '@porchlight/data-service-react'
import { Card, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { displayOf } from '@porchlight/page-parts/records/display-value'
import { textOf } from '@porchlight/page-parts/records/field-value'
import { AccountGlance } from './AccountGlance'
import styles from './CustomerGlance.module.css'
import { glanceLabels } from './labels'
import { useCustomerAccounts } from './use-customer-accounts'

/** So many of the last contacts are shown. */
const shownContacts = 4

/** Who a customer is and how they are placed, for an advisor who answers them. */
export function CustomerGlance({ contactId }: { readonly contactId: string }) {
  const t = useLabels(glanceLabels)
  const address = useAddress()
  const { data, error } = useRecord({
    recordId: contactId,
    fields: ['Contact.Name', 'Contact.Preferred_Language__c', 'Contact.Email', 'Contact.MobilePhone'],
    optionalFields: ['Contact.IsEmailBounced'],
  })
  if (error !== undefined) return <PartFailed />
  if (data === undefined) return <Skeleton shape="card" count={1} label={t('loadingCustomer')} />
  const language = t(textOf(data, 'Preferred_Language__c') === 'es' ? 'spanish' : 'english')
  return (
    <Card title={t('customer')}>
      <div className={styles.glance}>
        <div>
          <a className={styles.name} href={address(`/console/record/${contactId}`)} dir="auto">
            {textOf(data, 'Name')}
          </a>
          <p className={styles.muted}>{t('languageOf', { language })}</p>
          {['Email', 'MobilePhone'].map((field) => (
            <p className={styles.muted} key={field}>
              {displayOf(data, field)}
            </p>
          ))}
          <p>
            <a href={address(`/console/record/${contactId}#customer-view`)}>{t('seeAsCustomer')}</a>
          </p>
          {data.fields.IsEmailBounced?.value === true ? <p className={styles.alert}>{t('bounced')}</p> : null}
        </div>
        <Accounts contactId={contactId} />
        <LastContacts contactId={contactId} />
      </div>
    </Card>
  )
}

function Accounts({ contactId }: { readonly contactId: string }) {
  const t = useLabels(glanceLabels)
  const { data } = useCustomerAccounts(contactId)
  if (data === undefined) return null
  return (
    <section>
      <h3 className={styles.heading}>{t('accounts')}</h3>
      {data.records.length === 0 ? (
        <p className={styles.muted}>{t('noAccounts')}</p>
      ) : (
        <ul className={styles.list}>
          {data.records.map((account) => (
            <AccountGlance key={account.id} account={account} />
          ))}
        </ul>
      )}
    </section>
  )
}

function LastContacts({ contactId }: { readonly contactId: string }) {
  const t = useLabels(glanceLabels)
  const address = useAddress()
  const { format } = usePage()
  const { data } = useRelatedListRecords({
    parentRecordId: contactId,
    relatedListId: 'Cases',
    fields: ['Case.Subject', 'Case.Status', 'Case.CreatedDate'],
    sortBy: ['-CreatedDate'],
    pageSize: shownContacts,
  })
  if (data === undefined) return null
  return (
    <section>
      <h3 className={styles.heading}>{t('contacts')}</h3>
      {data.records.length === 0 ? <p className={styles.muted}>{t('noContacts')}</p> : null}
      <ul className={styles.list}>
        {data.records.map((record) => (
          <li key={record.id}>
            <a href={address(`/console/record/${record.id}`)} dir="auto">
              {textOf(record, 'Subject')}
            </a>
            <p className={styles.muted}>
              {displayOf(record, 'Status')} · {format.date(textOf(record, 'CreatedDate') ?? '')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
