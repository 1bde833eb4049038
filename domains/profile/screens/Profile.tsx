import { Card, LinkList, Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { useOffers } from '../../customer-service/components/use-offers'
import { useProfile } from '../components/use-profile'
import { labels } from './labels'
import styles from './Profile.module.css'
import { parseNotice } from './profile-notice'
import { useFactorsHint } from './use-factors-hint'

/** The signed-in person's data, each part with a link to the page that changes it. */
export function Profile({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const offers = useOffers()
  const { profile, hasFailed } = useProfile()
  const factors = useFactorsHint()
  const notice = parseNotice(useSearch())
  return (
    <div className={styles.page}>
      <Head title={title} status={hasFailed ? 503 : 200} />
      <PageTitle lead={profile?.name ?? undefined}>{title}</PageTitle>
      {notice === null ? null : (
        <Notice kind="success" title={t(notice.title)}>
          {notice.text === null ? null : <p>{t(notice.text)}</p>}
        </Notice>
      )}
      {hasFailed ? <PartFailed /> : null}
      {profile === null && !hasFailed ? (
        <Skeleton shape="card" count={1} label={t('loadingProfile')} />
      ) : null}
      {profile === null ? null : (
        <Card title={t('youTitle')}>
          <LinkList
            items={[
              { href: address('/change-email'), label: t('email'), hint: profile.username },
              {
                href: address('/profile/phones'),
                label: t('phones'),
                hint:
                  [profile.mobilePhone, profile.otherPhone].filter((phone) => phone !== null).join(' · ') ||
                  t('noPhones'),
              },
              {
                href: address('/profile/language'),
                label: t('language'),
                hint: profile.language === 'es' ? t('spanish') : t('english'),
              },
              { href: address('/profile/email-preferences'), label: t('mails') },
              ...(offers('textAlerts') ? [{ href: address('/alerts'), label: t('alerts') }] : []),
              { href: address('/consents'), label: t('consents') },
              { href: address('/privacy'), label: t('privacy'), hint: t('privacyHint') },
            ]}
          />
        </Card>
      )}
      <Card title={t('securityTitle')}>
        <LinkList
          items={[
            { href: address('/change-password'), label: t('changePassword') },
            { href: address('/profile/sessions'), label: t('sessions') },
            { href: address('/profile/views'), label: t('views') },
            {
              href: address('/profile/second-factor'),
              label: t('secondFactor'),
              hint: factors ?? t('secondFactorHint'),
            },
          ]}
        />
      </Card>
    </div>
  )
}
