import { useEffect } from 'react'
import { CallUs } from '../../shell/customer-service/CallUs'
import { Disclosure } from '../../shell/forms/Disclosure'
import { FormPage } from '../../shell/forms/FormPage'
import { useAddress } from '../../shell/navigation/address'
import { useLabels } from '../../shell/page/page-context'
import type { FoundAccount } from './found-account'
import { labels } from './labels'
import { SendAgainForm } from './SendAgainForm'

/** Tells where the link went, and what to do when it does not arrive. `found` is null without a script. */
export function LinkSent({ found }: { readonly found: FoundAccount | null }) {
  const t = useLabels(labels)
  const address = useAddress()
  const isFoundHere = found !== null
  // The page changed under the reader's hands: its new heading is what comes next.
  useEffect(() => {
    if (isFoundHere) document.getElementById('page-title')?.focus()
  }, [isFoundHere])

  if (found !== null && found.maskedEmail === null) {
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
        <strong>{found === null ? t('sent') : t('sentTo', { email: found.maskedEmail ?? '' })}</strong>
      </p>
      <p>{t('sentNext')}</p>
      <p>{t('sentRegistered')}</p>
      {found === null ? (
        <p>
          {t('sendAgainHint')} <a href={address('/find-my-account')}>{t('lookUpAgain')}</a>
        </p>
      ) : (
        <SendAgainForm asked={found.asked} />
      )}
      <Disclosure summary={t('otherEmail')}>
        <p>{t('otherEmailText')}</p>
        <CallUs />
      </Disclosure>
    </FormPage>
  )
}
