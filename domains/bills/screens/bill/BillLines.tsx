import { useRelatedListRecords } from '@porchlight/data-service-react'
import { Card, Notice, Skeleton } from '@porchlight/design-system'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { signedMoney } from '../../../energy/components/bill-change/change-texts'
import type { Bill } from '../../../energy/components/bills/bill'
import styles from './Bill.module.css'
import { billLineFields, chargers, sumOf, toBillLine } from './bill-line'
import { LineGroup } from './LineGroup'
import { labels } from './labels'

/**
 * The lines by who charges them, their sum, and the way from the last bill to the amount due: previous balance −
 * payments + charges. A sum that is not the bill's charges, such as with a line missing, is said, never hidden.
 */
export function BillLines({ bill }: { readonly bill: Bill }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const answer = useRelatedListRecords({
    parentRecordId: bill.id,
    relatedListId: 'Bill_Lines__r',
    fields: billLineFields,
    sortBy: ['Sort_Order__c'],
    pageSize: 100,
  })
  const lines = (answer.data?.records ?? []).map(toBillLine)
  const sum = sumOf(lines)
  const row = (label: string, value: number, isTotal: boolean) => (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row">{label}</th>
      <td>{signedMoney(format, value, false)}</td>
    </tr>
  )
  return (
    <Card title={t('consistsOf')}>
      {answer.data === undefined ? (
        answer.state === 'Error' ? (
          <PartFailed />
        ) : (
          <Skeleton shape="card" label={t('billLoading')} />
        )
      ) : (
        <>
          <table className={styles.lines}>
            <caption className={styles.hidden}>{t('consistsOf')}</caption>
            <thead className={styles.hidden}>
              <tr>
                <th scope="col">{t('line')}</th>
                <th scope="col">{t('amount')}</th>
              </tr>
            </thead>
            {chargers.map((charger) => (
              <LineGroup
                key={charger}
                charger={charger}
                lines={lines.filter(({ chargedBy }) => chargedBy === charger)}
              />
            ))}
            <tfoot>{row(t('sumOfLines'), sum, true)}</tfoot>
          </table>
          {sum === bill.charges ? null : (
            <Notice kind="warning">
              <p>{t('linesMissing', { amount: format.money(bill.charges) })}</p>
            </Notice>
          )}
        </>
      )}
      <table className={styles.lines}>
        <caption className={styles.caption}>{t('howDue')}</caption>
        <thead className={styles.hidden}>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {row(t('previousBalance'), bill.opening, false)}
          {row(t(bill.payments < 0 ? 'paymentsReturned' : 'paymentsReceived'), -bill.payments, false)}
          {row(t('sumOfLines'), bill.charges, false)}
        </tbody>
        <tfoot>{row(t(bill.closing < 0 ? 'creditAmount' : 'billedAmount'), bill.closing, true)}</tfoot>
      </table>
    </Card>
  )
}
