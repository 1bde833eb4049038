import { Card, Notice, PageTitle } from '@porchlight/design-system'
import { useSearch } from 'wouter'
import { Head } from '../../shell/page/Head'
import { useLabels, usePage } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { safeStartUrl } from '../../shell/session/start-url'
import styles from './Login.module.css'
import { LoginForm } from './LoginForm'
import { labels } from './labels'

/** The login page. */
export function Login({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { form, demo } = usePage()
  const search = new URLSearchParams(useSearch())
  const startUrl = safeStartUrl(form?.values.startURL ?? search.get('startURL'))
  return (
    <div className={styles.page}>
      <Head title={title} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      {form === null && search.has('signed-out') ? (
        <Notice kind="success" title={t('signedOutTitle')}>
          <p>{t('signedOutText')}</p>
        </Notice>
      ) : null}
      {form === null && startUrl !== null ? (
        <Notice kind="info" title={t('signInFirstTitle')}>
          <p>{t('signInFirstText')}</p>
        </Notice>
      ) : null}
      <Card>
        <LoginForm startUrl={startUrl} />
      </Card>
      {demo ? (
        <Notice kind="info" title={t('demoTitle')}>
          <p>{t('demoText')}</p>
        </Notice>
      ) : null}
    </div>
  )
}
