import { TextField } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { CallUs } from '../../../customer-service/components/CallUs'
import { labels } from './labels'

/**
 * Requests a link to set a new password. What follows is the same whether or not there is such a login. Whoever is signed
 * in came from the page that changes the password, and goes back there.
 */
export function ForgotPassword({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { form, viewer } = usePage()
  const address = useAddress()
  const isSent = new URLSearchParams(useSearch()).has('sent')
  if (isSent && form === null) return <ResetLinkSent />
  return (
    <FormPage
      title={title}
      lead={t('lead')}
      ways={
        viewer === null ? (
          <>
            <a href={address('/login')}>{t('toLogin')}</a>
            <a href={address('/find-my-account')}>{t('firstTime')}</a>
          </>
        ) : (
          <a href={address('/change-password')}>{t('toChangePassword')}</a>
        )
      }
    >
      <PlainForm
        action={address('/forgot-password')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
        required={{ username: t('usernameRequired') }}
      >
        {(field) => (
          <TextField
            {...field('username')}
            label={t('username')}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={320}
            required
          />
        )}
      </PlainForm>
    </FormPage>
  )
}

function ResetLinkSent() {
  const t = useLabels(labels)
  const address = useAddress()
  const { viewer } = usePage()
  const way = viewer === null ? '/login' : '/change-password'
  return (
    <FormPage
      title={t('sentTitle')}
      ways={<a href={address(way)}>{t(viewer === null ? 'toLogin' : 'toChangePassword')}</a>}
    >
      <p>
        <strong>{t('sent')}</strong>
      </p>
      <p>{t('sentNext')}</p>
      <p>
        {t('sendAgainHint')} <a href={address('/forgot-password')}>{t('sendAgain')}</a>
      </p>
      <CallUs />
    </FormPage>
  )
}
