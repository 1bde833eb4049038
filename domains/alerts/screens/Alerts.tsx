import { Card, EmptyState, Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useLocation, useSearch } from 'wouter'
import { CallUs } from '../../customer-service/components/CallUs'
import { NotOffered } from '../../customer-service/components/NotOffered'
import { useOffers } from '../../customer-service/components/use-offers'
import { useProfile } from '../../profile/components/use-profile'
import styles from '../components/Alerts.module.css'
import { ChoiceForm } from '../components/ChoiceForm'
import { labels } from '../components/labels'
import { NumberForm } from '../components/NumberForm'
import { OffersForm } from '../components/OffersForm'
import type { AlertsOverview } from '../methods/alerts-overview/client'
import { useAlertsOverview } from '../methods/alerts-overview/hook'

const own = {}

/** Text alerts: a number that is verified by a code, the choice of alerts, and how to stop them. */
export function Alerts({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { form } = usePage()
  const address = useAddress()
  const { data, state } = useAlertsOverview(own)
  const offers = useOffers()
  const search = new URLSearchParams(useSearch())
  const said = form === null ? search : new URLSearchParams()
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'Error' ? 503 : (form?.status ?? 200)} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      {state === 'Error' ? <PartFailed /> : null}
      {data === undefined && state !== 'Error' ? (
        <Skeleton shape="card" count={2} label={t('loadingAlerts')} />
      ) : null}
      {said.has('on') ? (
        <Notice kind="success" title={t('onTitle')}>
          <p>{t('onText')}</p>
        </Notice>
      ) : null}
      {said.has('saved') ? <Notice kind="success" title={t('savedTitle')} /> : null}
      {said.has('off') ? (
        <Notice kind="success" title={t('offTitle')}>
          <p>{t('offText')}</p>
        </Notice>
      ) : null}
      {data === undefined ? null : data.step === 'none' ? (
        <EmptyState title={t('noAccountTitle')} action={<CallUs />}>
          <p>{t('noAccountText')}</p>
        </EmptyState>
      ) : data.step !== 'on' && !offers('textAlerts') ? (
        <NotOffered />
      ) : (
        <Steps overview={data} wantsNumber={search.has('number')} />
      )}
      <div className={styles.ways}>
        <a href={address('/consents')}>{t('toConsents')}</a>
      </div>
      <p className={styles.note}>{t('quiet')}</p>
    </div>
  )
}

interface StepsProps {
  readonly overview: AlertsOverview
  /** Whether the address requests the step of the number again. */
  readonly wantsNumber: boolean
}

/** The step that the customer is at, with the ways to the others. */
function Steps({ overview, wantsNumber }: StepsProps) {
  const t = useLabels(labels)
  const { form } = usePage()
  const address = useAddress()
  const [path] = useLocation()
  const { profile } = useProfile()
  const { step, number, isCodeOver, isStopped, sender } = overview
  const isCodeRefused = form !== null && path.endsWith('/code')
  const refusal = form === null ? {} : form.errors
  const codeRefusal = isCodeRefused ? refusal : {}
  const otherNumber = <a href={address('/alerts?number')}>{t('otherNumber')}</a>
  const isTyped = isCodeRefused && form.values.mobilePhone !== number

  if (step === 'number' || wantsNumber || isTyped) {
    return (
      <>
        {isCodeOver && form === null ? (
          <Notice kind="warning" title={t('overTitle')}>
            <p>{t('overText')}</p>
          </Notice>
        ) : null}
        <Card title={t('numberTitle')}>
          {profile === null ? (
            <Skeleton shape="text" count={2} label={t('loadingAlerts')} />
          ) : (
            <NumberForm number={number ?? profile.mobilePhone} isResend={false} refusal={codeRefusal} />
          )}
        </Card>
      </>
    )
  }
  const isChoiceRefused = form !== null && path.endsWith('/alerts')
  return (
    <>
      {isStopped ? (
        <Notice kind="warning" title={t('stoppedTitle')}>
          <p>{t('stoppedText', { number: number ?? '', sender })}</p>
        </Notice>
      ) : null}
      <Card title={t(step === 'code' ? 'codeTitle' : step === 'on' ? 'onTitle' : 'chooseTitle')}>
        <div className={styles.content}>
          <p>
            {t(step === 'code' ? 'codeSentTo' : step === 'on' ? 'onNumber' : 'chooseText', {
              number: number ?? '',
            })}
          </p>
          <ChoiceForm overview={overview} refusal={isChoiceRefused ? refusal : null} />
        </div>
      </Card>
      {step === 'code' ? (
        <Card title={t('noCode')}>
          <div className={styles.content}>
            <NumberForm number={number} isResend refusal={codeRefusal} />
            <div className={styles.ways}>{otherNumber}</div>
          </div>
        </Card>
      ) : null}
      {step === 'choose' ? <div className={styles.ways}>{otherNumber}</div> : null}
      {step === 'on' && overview.offers !== null ? <OffersForm offers={overview.offers} /> : null}
      {step === 'on' ? <WayOut /> : null}
    </>
  )
}

/** Turns everything off with one press, or leads to another number. */
function WayOut() {
  const t = useLabels(labels)
  const { language, form } = usePage()
  const address = useAddress()
  const [path] = useLocation()
  return (
    <>
      <PlainForm
        action={address('/alerts/off')}
        failedTitle={t('stillOn')}
        submit={t('turnOff')}
        submitting={t('turningOff')}
        submitVariant="secondary"
        answered={form !== null && path.endsWith('/off') ? form.errors : {}}
      >
        {() => <input type="hidden" name="language" value={language} />}
      </PlainForm>
      <div className={styles.ways}>
        <a href={address('/alerts?number')}>{t('changeNumber')}</a>
      </div>
    </>
  )
}
