import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
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
  /** Null: there is no address to write to. Undefined: it is not known here where the link went. */
  readonly maskedEmail: string | null | undefined
  /** What was looked up, to send the mail again; null without a script. */
  readonly asked: FormValues | null
}

const copy = { ...linkSentLabels, ...labels }

/** Tells where the link went, and what to do when it does not arrive. */
export function LinkSent({ maskedEmail, asked }: LinkSentProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const isFoundHere = asked !== null
  // The page changed under the reader's hands: its new heading is what comes next.
  useEffect(() => {
    if (isFoundHere) document.getElementById('page-title')?.focus()
  }, [isFoundHere])

  if (maskedEmail === null) {
    return (
      <FormPage title={t('noEmailTitle')}>
        <p>{t('noEmailText')}</p>
        <CallUs />
      </FormPage>
    )
  }
  return (
    <FormPage title={t('sentTitle')} ways={<a href={address('/login')}>{t('haveLogin')}</a>}>
      <p>
        <strong>{maskedEmail === undefined ? t('sent') : t('sentTo', { email: maskedEmail })}</strong>
      </p>
      <p>{t('sentNext')}</p>
      <p>{t('sentRegistered')}</p>
      {asked === null ? (
        <p>
          {t('sendAgainHint')} <a href={address('/find-my-account')}>{t('lookUpAgain')}</a>
        </p>
      ) : (
        <SendAgainForm
          method="CustomerPortalRegistrationController/resendRegistrationLink"
          asked={asked}
          path="/find-my-account/send-again"
          tooOften={t('tooSoon')}
        />
      )}
      <Disclosure summary={t('otherEmail')}>
        <p>{t('otherEmailText')}</p>
        <CallUs />
      </Disclosure>
    </FormPage>
  )
}
