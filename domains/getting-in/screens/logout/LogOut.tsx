import { Button, ButtonLink, Card, PageTitle } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import styles from './LogOut.module.css'
import { labels } from './labels'

/** Asks before signing out; a link alone never ends a session. */
export function LogOut({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <div className={styles.page}>
      <Head title={title} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      <Card>
        <form className={styles.choices} method="post" action={address('/logout')}>
          <Button type="submit">{t('signOut')}</Button>
          <ButtonLink variant="secondary" href={address('/')}>
            {t('stay')}
          </ButtonLink>
        </form>
      </Card>
    </div>
  )
}
