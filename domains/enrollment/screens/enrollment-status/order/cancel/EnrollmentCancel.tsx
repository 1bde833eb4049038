import { Notice } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { CallUs } from '../../../../../customer-service/components/CallUs'
import { OrderChangeGate } from '../../../../components/OrderChangeGate'
import { orderKindOf } from '../../../../components/order-kind'
import { planChangeLabels } from '../../../../components/plan-change-labels'
import { serviceStopLabels } from '../../../../components/service-stop-labels'
import { labels } from './labels'

const copy = { ...planChangeLabels, ...serviceStopLabels, ...labels }

/** Cancels an order, or withdraws a switch while there is time; explains the consequences first. */
export function EnrollmentCancel({ params, title }: ScreenProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  return (
    <OrderChangeGate title={title} orderId={params.orderId ?? ''}>
      {({ orderId, street, planName, caseType, isCancelled, canCancel, canRescind, rescindUntil, move }) => {
        const back = address(`/enrollment-status/${orderId}`)
        const ways = <a href={back}>{t('keep')}</a>
        const ofItself = orderKindOf(caseType)?.undo ?? (canRescind ? 'rescind' : 'cancel')
        const kind = move?.isUndoneWhole === true ? 'undoMove' : ofItself
        const heading = kind === 'cancel' ? title : t(kind)
        if (isCancelled) {
          return (
            <FormPage title={heading} ways={<a href={back}>{t('see')}</a>}>
              <Notice kind="info" title={t(caseType === 'Stop_Service' ? 'stopEnded' : 'already')} />
            </FormPage>
          )
        }
        if (!canCancel) {
          return (
            <FormPage title={heading} ways={ways}>
              <Notice kind="info" title={t('tooLateTitle')}>
                <p>{t(caseType === 'Stop_Service' ? 'stopTooLateText' : 'tooLateText')}</p>
                <CallUs />
              </Notice>
            </FormPage>
          )
        }
        return (
          <FormPage
            title={heading}
            lead={[planName, street].filter((part) => part !== null).join(' · ')}
            ways={ways}
          >
            <p>{t(`${kind}Text`, { street: move?.newStreet ?? '' })}</p>
            {move !== null && !move.isUndoneWhole && ofItself === 'cancel' ? (
              <p>{t('stopGoesOnText')}</p>
            ) : null}
            {rescindUntil === null ? null : <p>{t('rescindUntil', { date: format.date(rescindUntil) })}</p>}
            <PlainForm
              action={address(`/enrollment-status/${orderId}/cancel`)}
              failedTitle={t('failed')}
              submit={t(kind)}
              submitting={t('submitting')}
            >
              {() => <input type="hidden" name="orderId" value={orderId} />}
            </PlainForm>
          </FormPage>
        )
      }}
    </OrderChangeGate>
  )
}
