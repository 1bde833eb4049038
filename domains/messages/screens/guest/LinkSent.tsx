import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import type { FormValues } from '@porchlight/page-parts/forms/form-errors'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect } from 'react'
import { CallUs } from '../../../customer-service/components/CallUs'
import { linkSentLabels } from '../../../customers/components/links/link-sent-labels'
import { SendAgainForm } from '../../../customers/components/links/SendAgainForm'
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
        <SendAgainForm
          method="CustomerPortalMessageController/sendGuestMessage"
          asked={asked}
          path="/messages/guest"
        />
      )}
    </FormPage>
  )
}
