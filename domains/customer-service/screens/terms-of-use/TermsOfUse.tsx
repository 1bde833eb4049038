import { brandOf } from '@porchlight/brands'
import { Card, PageTitle } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { brandInfoIn } from '../../components/brand-info'
import { useLegalLinks } from '../../components/use-legal-links'
import { useBrandCustomerServiceInfo } from '../../methods/get-brand-customer-service-info/hook'
import { labels } from './labels'

/** The terms of use of a brand that has none at its own site. */
export function TermsOfUse({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { brand, language } = usePage()
  const links = useLegalLinks(brandInfoIn(language, useBrandCustomerServiceInfo({ brandName: brand }).data))
  return (
    <div className={card.page}>
      <Head title={title} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      <Card title={t('purpose')}>
        <p>{t('purposeText', { brand: brandOf(brand).names.displayName })}</p>
      </Card>
      <Card title={t('signIn')}>
        <p>{t('signInText')}</p>
      </Card>
      <Card title={t('payments')}>
        <p>{t('paymentsText')}</p>
      </Card>
      <Card title={t('estimates')}>
        <p>{t('estimatesText')}</p>
      </Card>
      <Card title={t('emergencies')}>
        <div className={card.stack}>
          <p>{t('emergenciesText')}</p>
          <p className={card.ways}>
            <a className={card.link} href={address('/outages')}>
              {t('outages')}
            </a>
            <a className={card.link} href={address('/gas-leak')}>
              {t('gasLeak')}
            </a>
          </p>
        </div>
      </Card>
      <p className={card.ways}>
        <a className={card.link} href={address('/help')}>
          {t('helpPage')}
        </a>
        <a className={card.link} href={links.privacy}>
          {t('privacy')}
        </a>
      </p>
    </div>
  )
}
