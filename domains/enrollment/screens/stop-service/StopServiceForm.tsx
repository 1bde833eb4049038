import { RadioGroup, TextField } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { StartDateField } from '../../components/start-date/StartDateField'
import type { ServiceStop } from '../../methods/get-service-stop/client'
import { labels } from './labels'

/** The last day, why, and where the final bill goes. */
export function StopServiceForm({ stop }: { readonly stop: ServiceStop }) {
  const t = useLabels(labels)
  const { form } = usePage()
  const address = useAddress()
  return (
    <PlainForm
      action={address(`/stop-service?account=${stop.accountId}`)}
      failedTitle={t('failed')}
      submit={t('submit')}
      submitting={t('submitting')}
      required={{
        lastDay: t('lastDayRequired'),
        reason: t('reasonRequired'),
        street: t('streetRequired'),
        city: t('cityRequired'),
        state: t('stateRequired'),
        zipCode: t('zipCodeRequired'),
      }}
    >
      {(field) => (
        <>
          <input type="hidden" name="accountId" value={stop.accountId} />
          <input type="hidden" name="fee" value={stop.fee} />
          <StartDateField
            name="lastDay"
            label={t('lastDay')}
            error={field('lastDay').error}
            days={stop.dates}
            defaultValue={form?.values.lastDay ?? ''}
          />
          <RadioGroup
            name="reason"
            label={t('reason')}
            error={field('reason').error}
            options={[
              { value: 'Moving', label: t('moving'), hint: t('movingHint') },
              { value: 'Other', label: t('other') },
            ]}
            defaultValue={form?.values.reason}
            required
          />
          <TextField
            {...field('street')}
            label={t('street')}
            hint={t('streetHint')}
            autoComplete="off"
            maxLength={255}
            required
          />
          <TextField {...field('city')} label={t('city')} autoComplete="off" maxLength={40} required />
          <TextField
            {...field('state')}
            label={t('state')}
            hint={t('stateHint')}
            width="short"
            autoComplete="off"
            maxLength={2}
            required
          />
          <TextField
            {...field('zipCode')}
            label={t('zipCode')}
            width="short"
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            required
          />
        </>
      )}
    </PlainForm>
  )
}
