import { Card, CheckBox, DescriptionList, TextField } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { AuthorizationBoxes } from '../../../enrollment/components/AuthorizationBoxes'
import { ContractDocuments } from '../../../enrollment/components/ContractDocuments'
import { StartDateField } from '../../../enrollment/components/start-date/StartDateField'
import type { Plan } from '../../../plans/components/plan'
import { planLabels } from '../../../plans/facts/plan-labels'
import { planNameIn } from '../../../plans/facts/plan-name'
import { feeText, rateText, termText } from '../../../plans/facts/plan-texts'
import type { PossibleMove } from '../../methods/get-move/client'
import { labels } from './labels'
import { WhatHappens } from './WhatHappens'

const copy = { ...planLabels, ...labels }

interface MoveFormProps {
  readonly move: PossibleMove
  readonly plan: Plan
}

/**
 * Shows the new address, both days, the settings to move along and the authorizations; then the one button that orders
 * the move.
 */
export function MoveForm({ move, plan }: MoveFormProps) {
  const t = useLabels(copy)
  const { form, format, language } = usePage()
  const address = useAddress()
  const { accountId, zipCode, city, state, authorizations, wishes, presentPlanCode, contractEnd } = move
  const isPresentPlan = plan.code === presentPlanCode
  const query = new URLSearchParams({ account: accountId, zip: zipCode ?? '', plan: plan.code })
  const otherPlans = new URLSearchParams({ account: accountId, zip: zipCode ?? '' })
  const contract =
    isPresentPlan && contractEnd !== null
      ? t('keepUntil', { date: format.date(contractEnd) })
      : `${rateText(t, plan)}, ${termText(t, plan).toLowerCase()}`
  return (
    <>
      <Card title={t('planTitle')}>
        <DescriptionList
          items={[
            { term: t('plan'), description: planNameIn(plan, language) },
            { term: t('contract'), description: contract },
            { term: t('leavingEarly'), description: feeText(t, format, plan) },
            { term: t('utility'), description: plan.utilityName },
          ]}
        />
        <a className={card.link} href={address(`/move?${otherPlans}`)}>
          {t('otherPlans')}
        </a>
      </Card>
      <WhatHappens move={move} />
      <ContractDocuments plan={plan} />
      <Card title={t('formTitle')}>
        <PlainForm
          action={address(`/move?${query}`)}
          failedTitle={t('failed')}
          submit={t('submit')}
          submitting={t('submitting')}
          required={{
            street: t('streetRequired'),
            lastDay: t('lastDayRequired'),
            firstDay: t('firstDayRequired'),
            ...Object.fromEntries(authorizations.map(({ name }) => [name, t('authorizationRequired')])),
          }}
        >
          {(field) => (
            <>
              <input type="hidden" name="accountId" value={accountId} />
              <input type="hidden" name="zipCode" value={zipCode ?? ''} />
              <input type="hidden" name="planCode" value={plan.code} />
              <input type="hidden" name="mark" value={move.mark} />
              <TextField
                {...field('street')}
                label={t('street')}
                hint={t('streetHint', { city: city ?? '', state: state ?? '', zip: zipCode ?? '' })}
                autoComplete="off"
                maxLength={200}
                required
              />
              <StartDateField
                name="lastDay"
                label={t('lastDay', { street: move.street ?? '' })}
                error={field('lastDay').error}
                days={move.lastDays}
                defaultValue={form?.values.lastDay ?? ''}
              />
              <StartDateField
                name="firstDay"
                label={t('firstDay')}
                error={field('firstDay').error}
                days={move.firstDays}
                defaultValue={form?.values.firstDay ?? ''}
              />
              {wishes.length === 0 ? null : <p>{t('wishes')}</p>}
              {wishes.map(({ name, text }) => (
                <CheckBox
                  key={name}
                  name={name}
                  value="yes"
                  label={text}
                  defaultChecked={form?.values[name] === 'yes'}
                />
              ))}
              <p>{t('agree')}</p>
              <AuthorizationBoxes authorizations={authorizations} errorOf={(name) => field(name).error} />
            </>
          )}
        </PlainForm>
      </Card>
    </>
  )
}
