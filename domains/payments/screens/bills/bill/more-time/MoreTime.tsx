import { Skeleton, TextArea } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { recordOfAddress } from '@porchlight/page-parts/records/record-of-address'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useBillPaymentStatus } from '../../../../methods/bill-payment-status/hook'
import { labels } from './labels'

/** Asks for a payment plan for a bill: it opens a case, and nothing is promised before it is answered. */
export function MoreTime({ params, title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format } = usePage()
  const billId = recordOfAddress(params.billId, 'a04')
  const { data: bill, state, error } = useBillPaymentStatus(billId === null ? undefined : { billId })
  if (billId === null || error?.status === 404) return <NotFoundContent />
  return (
    <FormPage
      title={title}
      lead={bill === undefined ? undefined : t('lead', { amount: format.money(bill.due) })}
      ways={<a href={address(`/bills/${billId}/pay`)}>{t('payNow')}</a>}
    >
      {state === 'Error' ? <PartFailed /> : null}
      {bill === undefined ? (
        <Skeleton shape="text" count={4} label={t('billLoading')} />
      ) : (
        <>
          <p>{t('text')}</p>
          <PlainForm
            action={address(`/bills/${billId}/more-time`)}
            failedTitle={t('failed')}
            submit={t('submit')}
            submitting={t('submitting')}
            customMessages={{ nothingDue: { title: t('nothingDue'), text: t('nothingDueText') } }}
          >
            {(field) => (
              <>
                <input type="hidden" name="billId" value={billId} />
                <TextArea {...field('wish')} label={t('wish')} hint={t('wishHint')} maxLength={1_900} />
              </>
            )}
          </PlainForm>
        </>
      )}
    </FormPage>
  )
}
