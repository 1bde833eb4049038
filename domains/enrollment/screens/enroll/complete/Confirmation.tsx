import { ButtonLink, Card, PrintButton } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { SubmittedOrder } from '../../../components/sign-up/sign-up'
import { labels } from './labels'
import styles from './SignUpComplete.module.css'

/** Has the link to create a password mailed without another form: number and ZIP code were typed here a moment ago. */
function CreateLogin({ order: { confirmationNumber, zipCode } }: { readonly order: SubmittedOrder }) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <PlainForm
      action={address('/find-my-account')}
      failedTitle={t('noLoginYet')}
      submit={t('createLogin')}
      submitting={t('sendingLink')}
      submitVariant="secondary"
    >
      {() => (
        <>
          <input type="hidden" name="identifier" value={confirmationNumber} />
          <input type="hidden" name="zipCode" value={zipCode ?? ''} />
        </>
      )}
    </PlainForm>
  )
}

/** Shows the confirmation number, the details ordered, what happens next and when. */
export function Confirmation({ order }: { readonly order: SubmittedOrder }) {
  const t = useLabels(labels)
  const { format, viewer } = usePage()
  const address = useAddress()
  const { confirmationNumber, email, planName, street, startDate, utilityName, needsDocument } = order
  const utility = utilityName ?? t('theUtility')
  const start = startDate === null ? '' : format.date(startDate)
  return (
    <>
      <Card>
        <p className={styles.label}>{t('confirmationNumber')}</p>
        <p className={styles.number}>{confirmationNumber}</p>
        <p>{[planName, street].filter((part) => part !== null).join(' · ')}</p>
        {email === null ? null : <p>{t('mailed', { email })}</p>}
        <p>{t('keepIt')}</p>
        <div className={styles.actions}>
          <ButtonLink href={address('/enrollment-status')}>{t('toStatus')}</ButtonLink>
          <PrintButton>{t('print')}</PrintButton>
        </div>
      </Card>
      <Card title={t('nextTitle')}>
        <ol className={styles.next}>
          {needsDocument ? <li>{t('nextDocument')}</li> : null}
          <li>{t('nextCheck')}</li>
          <li>{t('nextUtility', { utility })}</li>
          <li>{t('nextStart', { date: start, utility })}</li>
        </ol>
        {order.rescindUntil === null ? null : (
          <p>{t('rescind', { date: format.date(order.rescindUntil) })}</p>
        )}
        {order.caseType === 'Switch' ? <p>{t('switchFee')}</p> : null}
      </Card>
      <div className={styles.ways}>
        {viewer === null ? <CreateLogin order={order} /> : null}
        <a href={address('/')}>{t('toHome')}</a>
      </div>
    </>
  )
}
