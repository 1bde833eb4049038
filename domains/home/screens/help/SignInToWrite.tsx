import { ButtonLink, Card } from '@porchlight/design-system'
import { loginAddress } from '@porchlight/i18n'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { labels } from './labels'

/** The ways to an advisor for guests: with a login, whose answers stay behind it, or by a confirmed address. */
export function SignInToWrite() {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <Card title={t('writeTitle')}>
      <p>{t('writeText')}</p>
      <div className={card.ways}>
        <ButtonLink href={loginAddress(address('/messages/new'))}>{t('signIn')}</ButtonLink>
        <a className={card.link} href={address('/messages/guest')}>
          {t('writeAsGuest')}
        </a>
      </div>
    </Card>
  )
}
