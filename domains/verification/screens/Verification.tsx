import { ButtonLink, Card, EmptyState, Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useLocation, useSearch } from 'wouter'
import { CallUs } from '../../customer-service/components/CallUs'
import { OrderNotFound } from '../../enrollment/components/OrderNotFound'
import { NoOrder } from '../../enrollment/components/order-task/NoOrder'
import { labels } from '../components/labels'
import { ResendForm } from '../components/ResendForm'
import styles from '../components/Verification.module.css'
import { useVerificationOverview } from '../methods/verification-overview/hook'

/** How far the check of who the customer is has come, and the one thing to do next. */
export function Verification({ params, title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { viewer, form } = usePage()
  const search = new URLSearchParams(useSearch())
  const [path] = useLocation()
  const requested = params.orderId ?? (form?.values.orderId || undefined)
  const isId = requested === undefined || /^[0-9A-Za-z]{15}(?:[0-9A-Za-z]{3})?$/.test(requested)
  const { data, state, error } = useVerificationOverview(
    isId ? (requested === undefined ? {} : { orderId: requested }) : undefined,
  )
  const isUnknown = !isId || error?.status === 400 || data?.problem === 'orderNotFound'
  if (isUnknown && viewer !== null) return <OrderNotFound />
  if (isUnknown || (data !== undefined && data.problem !== null)) {
    return <NoOrder title={title} problem={data?.problem ?? null} isLinkSent={false} />
  }
  const orderId = data?.orderId ?? ''
  const addressOf = (page: string) => address(orderId === '' ? page : `${page}/${orderId}`)
  const status = data?.status ?? null
  const isResendRefused = form !== null && path.endsWith('/resend')
  const refusal = form === null ? {} : form.errors
  const resendRefusal = isResendRefused || status !== 'Sent' ? refusal : {}
  const isText = form?.values.channel === 'Text'
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'Error' ? 503 : (form?.status ?? 200)} />
      <PageTitle context={data?.street ?? undefined}>{title}</PageTitle>
      {state === 'Error' ? <PartFailed /> : null}
      {data === undefined && state !== 'Error' ? <Skeleton shape="card" label={t('loading')} /> : null}
      {(search.has('sent') || search.has('texted')) && form === null ? (
        <Notice kind="success" title={t('sentTitle')}>
          <p>{t(search.has('texted') ? 'textedText' : 'sentText')}</p>
        </Notice>
      ) : null}
      {data !== undefined && status === null ? (
        <EmptyState title={t('noneTitle')} action={<CallUs />}>
          <p>{t('noneText')}</p>
        </EmptyState>
      ) : null}
      {data === undefined || status === null ? null : (
        <Card title={t(status)}>
          <div className={styles.content}>
            <p>{t(`${status}Text`)}</p>
            {status === 'Sent' ? (
              <PlainForm
                action={addressOf('/verification')}
                failedTitle={t('failedTitle')}
                submit={t('begin')}
                submitting={t('beginning')}
                answered={isResendRefused ? {} : refusal}
                customMessages={{
                  verificationUnavailable: { title: t('unavailable'), text: t('unavailableText') },
                }}
              >
                {() => <input type="hidden" name="orderId" value={orderId} />}
              </PlainForm>
            ) : null}
            {data.address === null ? null : <ButtonLink href={data.address}>{t('goOn')}</ButtonLink>}
            {status === 'Failed' ? (
              <ButtonLink href={`${addressOf('/documents')}?type=Identity#send`}>
                {t('sendDocument')}
              </ButtonLink>
            ) : null}
            {status === 'Passed' || status === 'Manual_Review' ? (
              <a className={styles.way} href={address('/enrollment-status')}>
                {t('toTracker')}
              </a>
            ) : (
              <>
                <ResendForm
                  orderId={orderId}
                  channel="Email"
                  isPrimary={status === 'Expired'}
                  refusal={isText ? {} : resendRefusal}
                />
                {data.mobileEnd === null ? null : (
                  <ResendForm
                    orderId={orderId}
                    channel="Text"
                    mobileEnd={data.mobileEnd}
                    isPrimary={false}
                    refusal={isText ? resendRefusal : {}}
                  />
                )}
              </>
            )}
            {status === 'Sent' || status === 'Opened' || status === 'Expired' ? (
              <a className={styles.way} href={`${addressOf('/documents')}?type=Identity#send`}>
                {t('documentInstead')}
              </a>
            ) : null}
          </div>
        </Card>
      )}
    </div>
  )
}
