import { useRecord } from '@porchlight/data-service-react'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { numberOf } from '@porchlight/page-parts/records/field-value'
import { deferredText } from './deferred-text'
import { averageBillingLabels } from './labels'

const fields = ['Account.Average_Billing__c', 'Account.Deferred_Balance__c'] as const

/** That the bills of an account are levelled, with its deferred balance and the way to it; nothing where they are not. */
export function AverageBillingLine({ accountId }: { readonly accountId: string }) {
  const t = useLabels(averageBillingLabels)
  const { format } = usePage()
  const address = useAddress()
  const { data } = useRecord({ recordId: accountId, fields })
  if (data?.fields.Average_Billing__c?.value !== true) return null
  const deferred = numberOf(data, 'Deferred_Balance__c')
  return (
    <div>
      <a className={card.link} href={address(`/average-billing?account=${accountId}`)}>
        {t('averageBillingIsOn')}
      </a>
      {deferred === null ? null : <p className={card.note}>{deferredText(t, format, deferred)}</p>}
    </div>
  )
}
