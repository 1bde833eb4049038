import { ButtonLink, Hero } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { CallButton } from '../../../components/CallButton'
import { orderKindOf } from '../../../components/order-kind'
import { orderStageLabels } from '../../../components/order-stage-labels'
import { outcomeLabels } from '../../../components/outcome-labels'
import { outcomeText } from '../../../components/outcome-text'
import { planChangeLabels } from '../../../components/plan-change-labels'
import { serviceStopLabels } from '../../../components/service-stop-labels'
import { outcomeOf } from '../../../facts/order-outcome'
import { labels } from './labels'
import type { Order } from './order'

const copy = {
  ...orderStageLabels,
  ...outcomeLabels,
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
  const outcome = outcomeOf({ ...order, status: order.group })
  if (outcome === 'underWay') return <PendingHero title={title} order={order} />
  const { title: subject, text, isForCall } = outcomeText(t, outcome, order)
  return (
    <Hero heading={title} subject={subject} action={isForCall ? <CallButton /> : undefined}>
      {text}
    </Hero>
  )
}

function PendingHero({ title, order }: OrderHeroProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  const { id, stage, caseType, confirmedStart } = order
  const kind = orderKindOf(caseType)
  const isStop = caseType === 'Stop_Service'
  const unconfirmed = confirmedStart === null ? t(isStop ? 'stopNotConfirmed' : 'notConfirmed') : undefined
  return (
    <Hero
      heading={title}
      subject={t(kind === null ? `stage${stage}Text` : `${kind.stage}${stage}`)}
      action={<ButtonLink href={address(`/enrollment-status/${id}`)}>{t('toTracker')}</ButtonLink>}
    >
      {caseType === 'Plan_Change' && confirmedStart !== null
        ? t('planFrom', { date: format.date(confirmedStart) })
        : unconfirmed}
    </Hero>
  )
}
