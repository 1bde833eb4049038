import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { AuthorizationBoxes } from '../../components/AuthorizationBoxes'
import type { PlanChange } from '../../methods/get-plan-change/client'
import { labels } from './labels'

interface ChangePlanFormProps {
  readonly change: PlanChange
  readonly terms: NonNullable<PlanChange['terms']>
}

/** The boxes to tick, and the one button that orders the plan on the terms that the page shows. */
export function ChangePlanForm({ change, terms }: ChangePlanFormProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { accountId, plan, authorizations } = change
  const query = new URLSearchParams({ plan: plan.code, account: accountId })
  return (
    <PlainForm
      action={address(`/change-plan?${query}`)}
      failedTitle={t('failed')}
      submit={t(terms.kind === 'Renewal' ? 'renew' : 'change')}
      submitting={t('submitting')}
      required={Object.fromEntries(authorizations.map(({ name }) => [name, t('authorizationRequired')]))}
    >
      {(field) => (
        <>
          <input type="hidden" name="accountId" value={accountId} />
          <input type="hidden" name="planCode" value={plan.code} />
          <input type="hidden" name="startDate" value={terms.startDate} />
          <input type="hidden" name="fee" value={terms.earlyTerminationFee} />
          <AuthorizationBoxes authorizations={authorizations} errorOf={(name) => field(name).error} />
        </>
      )}
    </PlainForm>
  )
}
