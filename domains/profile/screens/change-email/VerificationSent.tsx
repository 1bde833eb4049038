import { ButtonLink, useHasScript } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect } from 'react'
import { useEmailChangeStatus } from '../../methods/email-change-status/hook'
import { labels } from './labels'

const own = {}

/** How often to poll whether the mail bounced, in milliseconds: customers read no records of mails. */
const pollIntervalMs = 4_000

/**
 * Says where the link went and which address signs in until it is opened, or that the new address accepts no mail. `email`
 * is null without a script.
 */
export function VerificationSent({ email }: { readonly email: string | null }) {
  const t = useLabels(labels)
  const address = useAddress()
  const hasScript = useHasScript()
  const { data, refresh } = useEmailChangeStatus(own)
  const isReturned = data?.isReturned === true
  const isSentHere = email !== null
  // The page changed while it was being read: its new heading takes the focus.
  useEffect(() => {
    if (isSentHere || isReturned) document.getElementById('page-title')?.focus()
  }, [isSentHere, isReturned])
  const isWaiting = hasScript && !isReturned
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, pollIntervalMs)
    return () => clearInterval(timer)
  }, [isWaiting, refresh])
  const sentTo = email ?? data?.newEmail ?? null
  const toProfile = <a href={address('/profile')}>{t('toProfile')}</a>
  if (isReturned) {
    return (
      <FormPage title={t('returnedTitle')} ways={toProfile}>
        <p>
          <strong>{t('returned', { email: data.newEmail ?? sentTo ?? '' })}</strong>
        </p>
        <p>{t('returnedNext')}</p>
        <p>
          <ButtonLink href={address('/change-email')} data-reload="">
            {t('changeAgain')}
          </ButtonLink>
        </p>
      </FormPage>
    )
  }
  return (
    <FormPage
      title={t('sentTitle')}
      ways={
        <>
          <a href={address('/change-email')} data-reload="">
            {t('nothingCame')}
          </a>
          {toProfile}
        </>
      }
    >
      <p>
        <strong>{sentTo === null ? t('sent') : t('sentTo', { email: sentTo })}</strong>
      </p>
      <p>{t('sentNext')}</p>
      <p>{t('sentOld')}</p>
    </FormPage>
  )
}
