import { ButtonLink, Hero } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { orderGroupLabels } from '../../../../customers/components/groups/labels'
import { orderKindOf } from '../../../components/order-kind'
import { orderStageLabels } from '../../../components/order-stage-labels'
import { planChangeLabels } from '../../../components/plan-change-labels'
import { serviceStopLabels } from '../../../components/service-stop-labels'
import { labels } from './labels'
import type { Order } from './order'

const copy = {
  ...orderGroupLabels,
  ...orderStageLabels,
  ...planChangeLabels,
  ...serviceStopLabels,
  ...labels,
}

interface OrderHeroProps {
  readonly title: string
  readonly order: Order
}

/** How far the order is and what it waits for, with the way to every step; or what it came to. */
export function OrderHero({ title, order }: OrderHeroProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  const { id, group, stage, caseType, confirmedStart, cancellationReason } = order
  const kind = orderKindOf(caseType)
  const isPlanChange = caseType === 'Plan_Change'
  const isStop = caseType === 'Stop_Service'
  if (group === 'Pending') {
    const unconfirmed = confirmedStart === null ? t(isStop ? 'stopNotConfirmed' : 'notConfirmed') : undefined
    return (
      <Hero
        heading={title}
        subject={t(kind === null ? `stage${stage}Text` : `${kind.stage}${stage}`)}
        action={<ButtonLink href={address(`/enrollment-status/${id}`)}>{t('toTracker')}</ButtonLink>}
      >
        {isPlanChange && confirmedStart !== null
          ? t('planFrom', { date: format.date(confirmedStart) })
          : unconfirmed}
      </Hero>
    )
  }
  if (isStop) {
    const ended = order.isRejected ? 'stopRejectedText' : 'stopUndoneText'
    return (
      <Hero heading={title} subject={t(group === 'Cancelled' ? 'stopEnded' : 'stopDone')}>
        {t(group === 'Cancelled' ? ended : 'stopDoneText')}
      </Hero>
    )
  }
  if (group === 'Cancelled') {
    return (
      <Hero heading={title} subject={t('statusCancelled')}>
        <p>{t(isPlanChange ? 'planUndoneText' : 'wasCancelled')}</p>
        {cancellationReason === null || isPlanChange ? null : (
          <p>{t('cancelledWhy', { reason: cancellationReason })}</p>
        )}
      </Hero>
    )
  }
  const running = isPlanChange ? 'planActiveText' : 'isActive'
  return (
    <Hero heading={title} subject={t(`status${group}`)}>
      {t(group === 'Closed' ? 'isClosed' : running)}
    </Hero>
  )
}
