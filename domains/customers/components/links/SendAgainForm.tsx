import { Notice } from '@porchlight/design-system'
import { callMethod } from '@porchlight/page-parts/forms/call-method'
import type { FormErrors, FormValues } from '@porchlight/page-parts/forms/form-errors'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { linkSentLabels } from './link-sent-labels'

interface SendAgainFormProps {
  /** `Controller/method` that sends it, called with the values entered. */
  readonly method: string
  readonly asked: FormValues
  /** The page that does the same without a script, without the language. */
  readonly path: string
  /** The message when it was sent too often just now; by default the general one for forms. */
  readonly tooOften?: string
}

/** Has a mailed link sent once more. */
export function SendAgainForm({ method, asked, path, tooOften }: SendAgainFormProps) {
  const t = useLabels(linkSentLabels)
  const address = useAddress()
  const [timesSent, setTimesSent] = useState(0)

  async function sendAgain(): Promise<FormErrors> {
    const answer = await callMethod(method, asked)
    setTimesSent(answer.kind === 'done' ? timesSent + 1 : 0)
    return answer.kind === 'done' ? {} : answer.errors
  }

  return (
    <>
      {timesSent === 0 ? null : <Notice kind="success" title={t('sentAgain')} key={timesSent} />}
      <p>{t('sendAgainHint')}</p>
      <PlainForm
        action={address(path)}
        failedTitle={t('sendAgainFailed')}
        submit={t('sendAgain')}
        submitting={t('sending')}
        submitVariant="secondary"
        answered={{}}
        {...(tooOften === undefined ? {} : { customMessages: { rateLimited: { text: tooOften } } })}
        send={sendAgain}
      />
    </>
  )
}
