import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect } from 'react'
import { labels } from './labels'

/** Tells where the link went and which address signs in until it is opened. `email` is null without a script. */
export function VerificationSent({ email }: { readonly email: string | null }) {
  const t = useLabels(labels)
  const address = useAddress()
  const isSentHere = email !== null
  // The page changed under the reader's hands: its new heading is what comes next.
  useEffect(() => {
    if (isSentHere) document.getElementById('page-title')?.focus()
  }, [isSentHere])
  return (
    <FormPage
      title={t('sentTitle')}
      ways={
        <>
          <a href={address('/change-email')} data-reload="">
            {t('nothingCame')}
          </a>
          <a href={address('/profile')}>{t('toProfile')}</a>
        </>
      }
    >
      <p>
        <strong>{email === null ? t('sent') : t('sentTo', { email })}</strong>
      </p>
      <p>{t('sentNext')}</p>
      <p>{t('sentOld')}</p>
    </FormPage>
  )
}
