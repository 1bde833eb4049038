import { ButtonLink, Hero } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useOffers } from '../../customer-service/components/use-offers'
import { type Account, isEnded } from '../../customers/components/accounts/account'
import { billLabels } from '../../energy/components/bills/labels'
import { emptyText } from '../../energy/components/empty-text'
import type { Tracker } from '../../enrollment/components/enrollment'
import { NextActionWay } from '../../enrollment/components/NextActionWay'
import { useNextActionText } from '../../enrollment/components/use-next-action-text'
import { DueText } from '../../payments/components/DueText'
import { labels } from './labels'
import { useOwedBill } from './use-owed-bill'

const copy = { ...billLabels, ...labels }

/** The order of an account, and what comes next. */
export interface OpenOrder {
  readonly tracker: Tracker
  readonly next: NonNullable<Tracker['next']>
}

interface HomeHeroProps {
  readonly heading: string
  /** Null where the customer has no account, and until it is read. */
  readonly account: Account | null
  /** Null where no order is open. */
  readonly order: OpenOrder | null
}

/**
 * The main item of the home and its one action: what the customer has to do for an order, otherwise the amount to be
 * paid or debited, otherwise the next step of an order; otherwise that nothing is due.
 */
export function HomeHero({ heading, account, order }: HomeHeroProps) {
  if (order?.next.turn === 'Customer') return <OrderHero heading={heading} {...order} />
  if (account !== null) return <BillHero heading={heading} account={account} order={order} />
  return order === null ? <Hero heading={heading} /> : <OrderHero heading={heading} {...order} />
}

function BillHero({ heading, account, order }: HomeHeroProps & { readonly account: Account }) {
  const t = useLabels(copy)
  const address = useAddress()
  const { format } = usePage()
  const offers = useOffers()
  const { state, bill, due, debit, arranged, hasBills } = useOwedBill(account.id)
  if (state !== 'ready') return <Hero heading={heading} />
  if (bill === null && order !== null && !hasBills) return <OrderHero heading={heading} {...order} />
  if (bill === null) {
    const offersAlerts = hasBills && !isEnded(account) && offers('textAlerts')
    return (
      <Hero
        heading={heading}
        subject={t('nothingDue')}
        more={offersAlerts ? <a href={address('/alerts')}>{t('billAlerts')}</a> : undefined}
      >
        {hasBills ? undefined : t(emptyText('bills', account))}
      </Hero>
    )
  }
  const amount = format.money(due)
  return (
    <Hero
      heading={heading}
      subject={t('amountDue')}
      figure={amount}
      action={
        debit === null ? (
          <ButtonLink href={address(`/bills/${bill.id}/pay`)}>{t('payAmount', { amount })}</ButtonLink>
        ) : undefined
      }
      more={<a href={address(`/bills/${bill.id}`)}>{t('seeBill')}</a>}
    >
      <DueText dueDate={bill.dueDate} debit={debit} arranged={arranged} />
    </Hero>
  )
}

const days = new Set(['serviceStarts', 'planStarts', 'serviceStops'])

function OrderHero({ heading, tracker, next }: OpenOrder & { readonly heading: string }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const { title, text, due } = useNextActionText(tracker, next)
  const day = days.has(next.name) && next.due !== null ? format.weekday(next.due) : undefined
  const isOurs = next.turn !== 'Customer'
  return (
    <Hero
      heading={heading}
      subject={title}
      figure={day}
      action={isOurs ? undefined : <NextActionWay next={next} orderId={tracker.orderId} />}
    >
      <p>{isOurs ? `${text} ${t('nothingToDo')}` : text}</p>
      {due === null || day !== undefined ? undefined : <p>{due}</p>}
    </Hero>
  )
}
