import { RadioGroup, TextField } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { LinkNeeded } from '../../../../enrollment/components/order-task/LinkNeeded'
import { useDepositStatus } from '../../../methods/deposit-status/hook'
import { labels } from './labels'

const reasons = ['Age_65', 'Letter_Of_Credit', 'Family_Violence', 'Medically_Indigent'] as const

/** Asks to be let off a deposit: a reason, and how to be reached without anybody else knowing. */
export function DepositWaiver({ params, title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { orderId } = params
  const path = orderId === undefined ? '/deposit' : `/deposit/${orderId}`
  const { data } = useDepositStatus(orderId === undefined ? {} : { orderId })
  const ways = <a href={address(path)}>{t('back')}</a>
  if (data?.deposit?.isWaiverAsked === null) {
    return (
      <FormPage title={title} ways={ways}>
        <LinkNeeded page="deposit" />
      </FormPage>
    )
  }
  return (
    <FormPage title={title} lead={t('lead')} ways={ways}>
      <PlainForm
        action={address(`${path}/waiver`)}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
        required={{ reason: t('reasonRequired') }}
        customMessages={{
          depositNotFound: { title: t('notFound'), text: t('notFoundText') },
          nothingDue: { title: t('nothingDue'), text: t('nothingDueText') },
        }}
      >
        {(field) => (
          <>
            {orderId === undefined ? null : <input type="hidden" name="orderId" value={orderId} />}
            <RadioGroup
              name="reason"
              label={t('reason')}
              error={field('reason').error}
              defaultValue={field('reason').defaultValue}
              required
              options={reasons.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
            />
            <TextField
              {...field('contactBy')}
              label={t('contactBy')}
              hint={t('contactByHint')}
              autoComplete="off"
              maxLength={200}
            />
          </>
        )}
      </PlainForm>
    </FormPage>
  )
}
