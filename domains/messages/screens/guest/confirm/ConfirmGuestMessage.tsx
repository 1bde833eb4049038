import { ButtonLink, DescriptionList, Notice, Skeleton } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { caseStatusText, complaintText } from '../../../components/case-status-text'
import { messageOf } from '../../../components/guest/guest-case'
import { messageLabels } from '../../../components/labels'
import { typeOf } from '../../../components/message'
import styles from '../../../components/thread/Thread.module.css'
import { useGuestMessage } from '../../../methods/guest-message/hook'
import { labels } from './labels'

const copy = { ...messageLabels, ...labels }

type Answer = NonNullable<ReturnType<typeof useGuestMessage>['data']>

/** Shows the text and sends it. Only the button does so: mail scanners open links as well. */
export function ConfirmGuestMessage({ title }: ScreenProps) {
  const t = useLabels(copy)
  const { state, data } = useGuestMessage({})
  if (data === undefined) {
    return (
      <FormPage title={title}>
        {state === 'Error' ? <PartFailed /> : <Skeleton shape="text" count={4} label={t('loading')} />}
      </FormPage>
    )
  }
  if (data.sent !== null) return <Sent sent={data.sent} />
  if (data.waiting !== null) return <Waiting title={title} waiting={data.waiting} />
  return <Problem problem={data.problem} />
}

function Waiting({
  title,
  waiting,
}: {
  readonly title: string
  readonly waiting: NonNullable<Answer['waiting']>
}) {
  const t = useLabels(copy)
  const address = useAddress()
  const typed = (text: string) => (
    <span className={styles.body} dir="auto">
      {text}
    </span>
  )
  const items = [
    { term: t('type'), description: t(typeOf(waiting.type)) },
    { term: t('name'), description: typed(waiting.name) },
    { term: t('email'), description: waiting.email },
    { term: t('phone'), description: waiting.phone },
    { term: t('number'), description: waiting.number === null ? null : typed(waiting.number) },
    { term: t('subject'), description: typed(waiting.subject) },
    { term: t('description'), description: typed(waiting.description) },
  ]
  return (
    <FormPage title={title} lead={t('lead')} ways={<p>{t('notYou')}</p>}>
      <DescriptionList items={items.filter(({ description }) => description !== null)} />
      <PlainForm
        action={address('/messages/guest/confirm')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
      />
    </FormPage>
  )
}

function Sent({ sent: { email, message } }: { readonly sent: NonNullable<Answer['sent']> }) {
  const t = useLabels(copy)
  const { format, today } = usePage()
  const address = useAddress()
  const guestMessage = messageOf(message)
  const promise = caseStatusText(t, format, guestMessage, null, today)
  const complaint = complaintText(t, format, guestMessage, today)
  return (
    <FormPage title={t('sentTitle')} ways={<a href={address('/')}>{t('toStart')}</a>}>
      <Notice kind="success" title={t('sentText', { number: message.number })}>
        <p>{promise}</p>
        {complaint === null ? null : <p>{complaint}</p>}
      </Notice>
      <p>{t('sentMail', { email })}</p>
    </FormPage>
  )
}

function Problem({ problem }: { readonly problem: string | null }) {
  const t = useLabels(copy)
  const address = useAddress()
  if (problem === 'linkUsed') {
    return (
      <FormPage title={t('linkUsed')}>
        <p>{t('linkUsedText')}</p>
      </FormPage>
    )
  }
  const known = problem === 'linkExpired' ? 'linkExpired' : 'linkNotLatest'
  return (
    <FormPage title={t(known)}>
      <p>{t(`${known}Text`)}</p>
      <ButtonLink href={address('/messages/guest')}>{t('writeAgain')}</ButtonLink>
    </FormPage>
  )
}
