import { Notice } from '@porchlight/design-system'
import { callMethod } from '@porchlight/page-parts/forms/call-method'
import type { FormErrors, FormValues } from '@porchlight/page-parts/forms/form-errors'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { linkSentLabels } from '../../../customers/components/links/link-sent-labels'
import { labels } from './labels'

/** Has the mail of a look-up sent once more; the server allows one a minute. */
export function SendAgainForm({ asked }: { readonly asked: FormValues }) {
  const t = useLabels(labels)
  const sent = useLabels(linkSentLabels)
  const address = useAddress()
  const [timesSent, setTimesSent] = useState(0)

  async function sendAgain(): Promise<FormErrors> {
    const answer = await callMethod('CustomerPortalRegistrationController/resendRegistrationLink', asked)
    setTimesSent(answer.kind === 'done' ? timesSent + 1 : 0)
    return answer.kind === 'done' ? {} : answer.errors
  }

  return (
    <>
      {timesSent === 0 ? null : <Notice kind="success" title={t('sentAgain')} key={timesSent} />}
      <p>{t('sendAgainHint')}</p>
      <PlainForm
        action={address('/find-my-account/send-again')}
        failedTitle={t('sendAgainFailed')}
        submit={t('sendAgain')}
        submitting={sent('sending')}
        submitVariant="secondary"
        answered={{}}
        customMessages={{ rateLimited: { text: sent('tooSoon') } }}
        send={sendAgain}
      />
    </>
  )
}
