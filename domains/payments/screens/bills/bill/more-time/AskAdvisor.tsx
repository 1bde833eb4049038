import { TextArea } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { labels } from './labels'

/** Asks an advisor for a payment plan: it opens a case, and nothing is promised before it is answered. */
export function AskAdvisor({ billId }: { readonly billId: string }) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
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
  )
}
