import { Notice } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { CallUs } from '../../../../../customer-service/components/CallUs'
import { OrderChangeGate } from '../../../../components/OrderChangeGate'
import { StartDateField } from '../../../../components/start-date/StartDateField'
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
