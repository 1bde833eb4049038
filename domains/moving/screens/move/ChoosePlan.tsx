import { ButtonLink, Card, Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { Estimate } from '../../../plans/components/Estimate'
import type { Plan } from '../../../plans/components/plan'
import { labelUses } from '../../../plans/components/plan-query'
import { planLabels } from '../../../plans/facts/plan-labels'
import { planNameIn } from '../../../plans/facts/plan-name'
import { feeText, rateText, termText } from '../../../plans/facts/plan-texts'
import type { PossibleMove } from '../../methods/get-move/client'
import { labels } from './labels'
import { NewHomeZip } from './NewHomeZip'

const copy = { ...planLabels, ...labels }

interface ChoosePlanProps {
  readonly move: PossibleMove
  readonly zipCode: string
}

/** The plans at the new home, the customer's own first where it is offered there. */
export function ChoosePlan({ move, zipCode }: ChoosePlanProps) {
  const t = useLabels(copy)
  const { plans, presentPlanCode, accountId } = move
  const present = plans.find(({ code }) => code === presentPlanCode)
  const others = plans.filter(({ code }) => code !== presentPlanCode)
  return (
    <>
      {present === undefined ? (
        <Notice kind="info" title={t('notOfferedTitle')}>
          <p>{t('notOfferedText')}</p>
        </Notice>
      ) : (
        <PlanChoice plan={present} move={move} zipCode={zipCode} isPresentPlan />
      )}
      {others.map((plan) => (
        <PlanChoice key={plan.code} plan={plan} move={move} zipCode={zipCode} isPresentPlan={false} />
      ))}
      <NewHomeZip accountId={accountId} />
    </>
  )
}

interface PlanChoiceProps extends ChoosePlanProps {
  readonly plan: Plan
  readonly isPresentPlan: boolean
}

function PlanChoice({ plan, move: { accountId, contractEnd }, zipCode, isPresentPlan }: PlanChoiceProps) {
  const t = useLabels(copy)
  const { format, language } = usePage()
  const name = planNameIn(plan, language)
  const address = useAddress()
  const use =
    plan.ownPrice === null
      ? ({ kind: 'amount', amount: labelUses[plan.commodity][1] } as const)
      : ({ kind: 'own' } as const)
  const query = new URLSearchParams({ account: accountId, zip: zipCode, plan: plan.code })
  return (
    <Card title={isPresentPlan ? t('keepTitle', { plan: name }) : name}>
      <div className={card.stack}>
        <Estimate plan={plan} use={use} />
        <p>
          {isPresentPlan && contractEnd !== null
            ? t('keepUntil', { date: format.date(contractEnd) })
            : `${rateText(t, plan)}, ${termText(t, plan).toLowerCase()}. ${feeText(t, format, plan)}`}
        </p>
        <p className={card.note}>{t('deliveredBy', { utility: plan.utilityName })}</p>
        <div className={card.ways}>
          <ButtonLink variant={isPresentPlan ? 'primary' : 'secondary'} href={address(`/move?${query}`)}>
            {isPresentPlan ? t('keepPlan') : t('takePlan', { plan: name })}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
