import type { FormErrors } from '@porchlight/page-parts/forms/form-errors'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { labels } from './labels'

interface ResendFormProps {
  readonly orderId: string
  readonly channel: 'Email' | 'Text'
  /** The last two digits of the telephone that it would be texted to. */
  readonly mobileEnd?: string
  /** Whether it is the one thing to do. */
  readonly isPrimary: boolean
  /** What the server has just answered to it. */
  readonly refusal: FormErrors
}

/** Has the link sent once more. */
export function ResendForm({ orderId, channel, mobileEnd = '', isPrimary, refusal }: ResendFormProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <PlainForm
      action={address('/verification/resend')}
      failedTitle={t('resendFailed')}
      submit={channel === 'Text' ? t('resendText', { end: mobileEnd }) : t('resend')}
      submitting={t('resending')}
      submitVariant={isPrimary ? 'primary' : 'secondary'}
      answered={refusal}
      customMessages={{
        verificationUnavailable: { title: t('unavailable'), text: t('unavailableText') },
        rateLimited: { text: t('tooSoon') },
      }}
    >
      {() => (
        <>
          <input type="hidden" name="orderId" value={orderId} />
          <input type="hidden" name="channel" value={channel} />
        </>
      )}
    </PlainForm>
  )
}
