import { CheckBox, RadioGroup } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ArrangementOfferAnswer } from '../../../../methods/arrangement-offer/client'
import { labels } from './labels'
import { PartList } from './PartList'

/** Chooses how a bill is paid later, and agrees to it. */
export function AgreeForm({ offer }: { readonly offer: ArrangementOfferAnswer }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format } = usePage()
  const { billId, due, extension, plan, mayHoldSwitch } = offer
  const later = extension?.[0]
  return (
    <PlainForm
      action={address(`/bills/${billId}/more-time/agree`)}
      failedTitle={t('notAgreed')}
      submit={t('agreeButton')}
      submitting={t('agreeing')}
      customMessages={{
        arrangementMoved: { title: t('moved'), text: t('movedText') },
        arrangementNotOffered: { title: t('notOffered'), text: t('notOfferedText') },
      }}
    >
      {(field) => (
        <>
          <input type="hidden" name="billId" value={billId} />
          <input type="hidden" name="shown" value={Math.round(due * 100)} />
          <RadioGroup
            name="kind"
            label={t('kind')}
            error={field('kind').error}
            defaultValue={field('kind').defaultValue || (later === undefined ? 'Plan' : 'Extension')}
            options={[
              ...(later === undefined
                ? []
                : [
                    {
                      value: 'Extension',
                      label: t('extension', { date: format.date(later.dueDate) }),
                      hint: t('extensionHint', { amount: format.money(later.amount) }),
                    },
                  ]),
              ...(plan === null
                ? []
                : [
                    {
                      value: 'Plan',
                      label: t('plan', { count: plan.length }),
                      hint: <PartList parts={plan} />,
                    },
                  ]),
            ]}
          />
          <p>{t('conditions')}</p>
          {mayHoldSwitch ? <p>{t('switchHold')}</p> : null}
          <CheckBox
            name="agree"
            value="yes"
            label={t('agree')}
            error={field('agree').error}
            defaultChecked={field('agree').defaultValue === 'yes'}
          />
        </>
      )}
    </PlainForm>
  )
}
