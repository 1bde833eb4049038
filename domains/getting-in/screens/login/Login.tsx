import { Card, Notice, PageTitle } from '@porchlight/design-system'
import { safeStartUrl } from '@porchlight/i18n'
import { pathWithoutLanguage, useAddress } from '@porchlight/page-parts/navigation/address'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { useSignInWays } from '../../methods/sign-in-ways/hook'
import { arrivalOf } from './arrival'
import { CompanyLogin } from './CompanyLogin'
import styles from './Login.module.css'
import { LoginForm } from './LoginForm'
import { labels } from './labels'
import { PasskeyLogin } from './PasskeyLogin'

/** The login page. */
export function Login({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { form, demo } = usePage()
  const search = new URLSearchParams(useSearch())
  const address = useAddress()
  const arrival = arrivalOf(search)
  const byCompany = useSignInWays({}).data?.byCompany === true
  const startUrl = safeStartUrl(form?.values.startURL ?? search.get('startURL'))
  return (
    <div className={styles.page}>
      <Head title={title} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      {form === null && arrival !== null ? (
        <Notice kind={arrival.kind ?? 'success'} title={t(arrival.title)}>
          <p>{t(arrival.text)}</p>
          {search.has('signed-out') && search.has('company') ? (
            <p>
              <a href="/company-sign-in/sign-out">{t('companySignOut')}</a>
            </p>
          ) : null}
        </Notice>
      ) : null}
      {form === null && startUrl !== null ? (
        <Notice kind="info" title={t('signInFirstTitle')}>
          <p>{t('signInFirstText')}</p>
          {pathWithoutLanguage(startUrl).startsWith('/messages') ? (
            <p>
              <a href={address('/messages/guest')}>{t('writeWithoutLogin')}</a>
            </p>
          ) : null}
        </Notice>
      ) : null}
      <Card>
        <LoginForm startUrl={startUrl} />
        <PasskeyLogin startUrl={startUrl} />
        <p className={styles.ways}>
          <a href={address('/forgot-password')}>{t('forgotPassword')}</a>
          <a href={address('/find-my-account')}>{t('firstTime')}</a>
          <a href={address('/pay')}>{t('payBill')}</a>
          <a href={address('/enrollment-status')}>{t('enrollmentStatus')}</a>
          <a href={address('/plans')}>{t('findPlan')}</a>
          <a href={address('/messages/guest')}>{t('askAdvisor')}</a>
        </p>
        {byCompany ? <CompanyLogin startUrl={startUrl} /> : null}
      </Card>
      {demo ? (
        <Notice kind="info" title={t('demoTitle')}>
          <a href={address('/dev')}>{t('demoText')}</a>
        </Notice>
      ) : null}
    </div>
  )
}
