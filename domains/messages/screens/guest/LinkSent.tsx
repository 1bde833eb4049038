import { Notice } from '@porchlight/design-system'
import { callMethod } from '@porchlight/page-parts/forms/call-method'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import type { FormErrors, FormValues } from '@porchlight/page-parts/forms/form-errors'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect, useState } from 'react'
import { CallUs } from '../../../customer-service/components/CallUs'
import { linkSentLabels } from '../../../customers/components/links/link-sent-labels'
import { labels } from './labels'

interface LinkSentProps {
  /** Where the link went; null where that is not known here. */
  readonly email: string | null
  /** What was written, to have the mail sent again; null without a script. */
  readonly asked: FormValues | null
}

const copy = { ...linkSentLabels, ...labels }

/** Tells that the address has to be confirmed before anybody reads the message. */
export function LinkSent({ email, asked }: LinkSentProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const isSentHere = asked !== null
  // The page changed under the reader's hands: its new heading is what comes next.
  useEffect(() => {
    if (isSentHere) document.getElementById('page-title')?.focus()
  }, [isSentHere])
  return (
    <FormPage title={t('sentTitle')} ways={<CallUs />}>
      <p>
        <strong>{email === null ? t('sent') : t('sentTo', { email })}</strong>
      </p>
      <p>{t('sentNext')}</p>
      {asked === null ? (
        <p>
          {t('sendAgainHint')} <a href={address('/messages/guest')}>{t('writeAgain')}</a>
        </p>
      ) : (
        <SendAgainForm asked={asked} />
      )}
    </FormPage>
  )
}

/** Has the mail sent once more; the same words are the same message. */
function SendAgainForm({ asked }: { readonly asked: FormValues }) {
  const t = useLabels(copy)
  const address = useAddress()
  const [timesSent, setTimesSent] = useState(0)

  async function sendAgain(): Promise<FormErrors> {
    const answer = await callMethod('CustomerPortalMessageController/sendGuestMessage', asked)
    setTimesSent(answer.kind === 'done' ? timesSent + 1 : 0)
    return answer.kind === 'done' ? {} : answer.errors
  }

  return (
    <>
      {timesSent === 0 ? null : <Notice kind="success" title={t('sentAgain')} key={timesSent} />}
      <p>{t('sendAgainHint')}</p>
      <PlainForm
        action={address('/messages/guest')}
        failedTitle={t('sendAgainFailed')}
        submit={t('sendAgain')}
        submitting={t('sending')}
        submitVariant="secondary"
        answered={{}}
        send={sendAgain}
      />
    </>
  )
}
