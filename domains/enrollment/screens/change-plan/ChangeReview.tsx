import { ButtonLink, Card, DescriptionList, Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { Estimate } from '../../../plans/components/Estimate'
import { labelUses } from '../../../plans/components/plan-query'
import { planLabels } from '../../../plans/facts/plan-labels'
import { planNameIn } from '../../../plans/facts/plan-name'
import { feeText, rateText, termText } from '../../../plans/facts/plan-texts'
import { ContractDocuments } from '../../components/ContractDocuments'
import { planChangeLabels } from '../../components/plan-change-labels'
import type { PlanChange } from '../../methods/get-plan-change/client'
import { ChangePlanForm } from './ChangePlanForm'
import { labels } from './labels'

const copy = { ...planLabels, ...planChangeLabels, ...labels }

/** Shows the plan at the account's own usage, its first day and cost, the documents, and the authorizations. */
export function ChangeReview({ change }: { readonly change: PlanChange }) {
  const t = useLabels(copy)
  const { format, language } = usePage()
  const { plan, terms, contractEnd, presentPlanName } = change
  if (change.open !== null || terms === null) return <NothingToOrder change={change} />
  const ownMonths = plan.ownPrice === null ? 0 : change.months
  const use =
    ownMonths > 0
      ? ({ kind: 'own' } as const)
      : ({ kind: 'amount', amount: labelUses[plan.commodity][1] } as const)
  const present =
    contractEnd === null
      ? presentPlanName
      : t('presentUntil', { plan: presentPlanName ?? '', date: format.date(contractEnd) })
  return (
    <>
      <p>{t('lead')}</p>
      <Card title={t('planTitle')}>
        <div className={card.stack}>
          <Estimate plan={plan} use={use} />
          <DescriptionList
            items={[
              { term: t('plan'), description: planNameIn(plan, language) },
              {
                term: t('contract'),
                description: `${rateText(t, plan)}, ${termText(t, plan).toLowerCase()}`,
              },
              { term: t('leavingEarly'), description: feeText(t, format, plan) },
              { term: t('presentPlan'), description: present },
            ].filter(({ description }) => description !== null)}
          />
          <p className={card.note}>{t('beforeTaxes')}</p>
        </div>
      </Card>
      <StartAndCost terms={terms} undoUntil={change.undoUntil} />
      <ContractDocuments plan={plan} />
      <Card title={t('authorize')}>
        <ChangePlanForm change={change} terms={terms} />
      </Card>
    </>
  )
}

interface StartAndCostProps {
  readonly terms: NonNullable<PlanChange['terms']>
  readonly undoUntil: string | null
}

/** The first day of the plan and why it is that one, and the fee, before anything is agreed to. */
function StartAndCost({ terms, undoUntil }: StartAndCostProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const fee = format.money(terms.earlyTerminationFee)
  return (
    <Card title={t('startTitle')}>
      <div className={card.stack}>
        <DescriptionList
          items={[
            { term: t('firstDay'), description: format.date(terms.startDate) },
            {
              term: t('earlyTerminationFee'),
              description: terms.earlyTerminationFee === 0 ? t('noTerminationFee') : fee,
            },
          ]}
        />
        <p>{t(terms.startsAtRead ? 'startAtRead' : 'startAfterContract')}</p>
        <p>{terms.earlyTerminationFee === 0 ? t('noFeeText') : t('feeText', { fee })}</p>
        {undoUntil === null ? null : <p>{t('undoText', { date: format.date(undoUntil) })}</p>}
      </div>
    </Card>
  )
}

/** Why there is nothing to agree to: a change is under way, or the account has the plan. */
function NothingToOrder({ change: { open, accountId } }: { readonly change: PlanChange }) {
  const t = useLabels(copy)
  const address = useAddress()
  return open === null ? (
    <Notice kind="info" title={t('impossibleTitle')}>
      <p>{t('impossibleText')}</p>
      <ButtonLink variant="secondary" href={address(`/plans?account=${accountId}`)}>
        {t('otherPlans')}
      </ButtonLink>
    </Notice>
  ) : (
    <Notice kind="info" title={t('openTitle', { plan: open.planName ?? '' })}>
      <p>{t('openText')}</p>
      <ButtonLink variant="secondary" href={address(`/orders/${open.orderId}`)}>
        {t('openLink')}
      </ButtonLink>
    </Notice>
  )
}
