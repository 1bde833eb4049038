import { Notice } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { LookUpPage } from './LookUpPage'
import { orderLookUpLabels } from './order-look-up-labels'

/** What is shown of an order that was looked up: its tracker, its deposit, or its account's newest bill. */
export type LookUpPurpose = 'order' | 'deposit' | 'bill'

interface OrderLookUpProps {
  /** The title of the screen; without it that of the purpose, for a look-up that another screen began. */
  readonly title?: string
  readonly purpose: LookUpPurpose
  /** Whether an earlier look-up of this browser is over. */
  readonly hasEnded: boolean
}

const startPages = { order: '/login', deposit: '/login?startURL=/deposit', bill: '/login?startURL=/bills' }

/**
 * Prompts a guest for a number and a ZIP code. With and without a script it posts to the page of the order, which
 * continues to the purpose of the look-up or prompts again.
 */
export function OrderLookUp({ title, purpose, hasEnded }: OrderLookUpProps) {
  const t = useLabels(orderLookUpLabels)
  const accountNumber = { label: t('billNumber'), hint: t('billHint'), missing: t('billNumberMissing') }
  const ownTitle = purpose === 'order' ? '' : t(`${purpose}Title`)
  return (
    <LookUpPage
      title={title ?? ownTitle}
      lead={t(`${purpose}Lead`)}
      notice={
        hasEnded ? (
          <Notice kind="info" title={t('endedTitle')}>
            <p>{t(`${purpose}Ended`)}</p>
          </Notice>
        ) : null
      }
      path="/enrollment-status"
      submit={t(`${purpose}Submit`)}
      {...(purpose === 'bill' ? { number: accountNumber } : {})}
      {...(purpose === 'order' ? {} : { next: purpose })}
      login={{ path: startPages[purpose], words: t('haveLogin') }}
    />
  )
}

/** What a look-up that was posted is for, by the `next` that it sent. */
export function purposeOf(next: string | undefined): LookUpPurpose {
  return next === 'deposit' || next === 'bill' ? next : 'order'
}
