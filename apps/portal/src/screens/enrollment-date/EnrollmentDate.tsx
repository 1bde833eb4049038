import { Notice } from '@porchlight/design-system'
import { OrderChangeGate } from '../../features/enrollment/OrderChangeGate'
import { StartDateField } from '../../features/start-date/StartDateField'
import { CallUs } from '../../shell/customer-service/CallUs'
import { FormPage } from '../../shell/forms/FormPage'
import { PlainForm } from '../../shell/forms/PlainForm'
import { useAddress } from '../../shell/navigation/address'
import { useLabels, usePage } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Asks for another start date, among those that are possible. */
export function EnrollmentDate({ params, title }: ScreenProps) {
  const t = useLabels(labels)
  const { form, format } = usePage()
  const address = useAddress()
  return (
    <OrderChangeGate title={title} orderId={params.orderId ?? ''}>
      {({ orderId, street, startDate, canReschedule, dates }) => {
        const back = address(`/enrollment-status/${orderId}`)
        const ways = <a href={back}>{t('back')}</a>
        if (!canReschedule) {
          return (
            <FormPage title={title} ways={ways}>
              <Notice kind="info" title={t('tooLateTitle')}>
                <p>{t('tooLateText')}</p>
                <CallUs />
              </Notice>
            </FormPage>
          )
        }
        return (
          <FormPage title={title} lead={street} ways={ways}>
            {startDate === null ? null : <p>{t('now', { date: format.date(startDate) })}</p>}
            <PlainForm
              action={address(`/enrollment-status/${orderId}/date`)}
              failedTitle={t('failed')}
              submit={t('submit')}
              submitting={t('submitting')}
              required={{ startDate: t('startDateRequired') }}
            >
              {(field) => (
                <>
                  <input type="hidden" name="orderId" value={orderId} />
                  <StartDateField
                    name="startDate"
                    label={t('startDate')}
                    error={field('startDate').error}
                    days={dates}
                    defaultValue={form?.values.startDate ?? ''}
                  />
                  <p>{t('request')}</p>
                </>
              )}
            </PlainForm>
          </FormPage>
        )
      }}
    </OrderChangeGate>
  )
}
