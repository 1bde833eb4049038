import { ButtonLink } from '@porchlight/design-system'
import { safeStartUrl } from '@porchlight/i18n'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { CallUs } from '../../../customer-service/components/CallUs'
import { CodeField } from '../../components/second-factor/CodeField'
import { Enrolment } from '../../components/second-factor/Enrolment'
import { labels } from './labels'

/** Comes between the password and the session: requests the second factor, or has staff set one up. */
export function SecondFactor({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { form, language } = usePage()
  const address = useAddress()
  const search = new URLSearchParams(useSearch())
  const startUrl = safeStartUrl(form?.values.startURL ?? search.get('startURL'))
  if (form?.errors.form === 'signInOver') {
    return (
      <FormPage title={t('overTitle')}>
        <p>{t('overText')}</p>
        <ButtonLink href={address('/login')}>{t('toLogin')}</ButtonLink>
      </FormPage>
    )
  }
  if (search.has('enrol')) {
    return (
      <FormPage title={t('enrolTitle')} lead={t('enrolLead')}>
        <Enrolment proof={null} startUrl={startUrl} />
      </FormPage>
    )
  }
  return (
    <FormPage
      title={title}
      lead={t('lead')}
      ways={
        <>
          <a href={address('/login')}>{t('toLogin')}</a>
          <CallUs />
        </>
      }
    >
      <PlainForm
        action={address('/second-factor')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
        required={{ code: t('codeRequired') }}
      >
        {(field) => (
          <>
            <input type="hidden" name="startURL" value={startUrl ?? (language === 'es' ? '/es' : '/')} />
            <CodeField field={field} label={t('code')} hint={t('codeHint')} />
          </>
        )}
      </PlainForm>
    </FormPage>
  )
}
