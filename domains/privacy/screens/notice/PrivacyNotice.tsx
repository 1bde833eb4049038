import { brandOf } from '@porchlight/brands'
import { ButtonLink, Card, DescriptionList, PageTitle } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { intervalMonths } from '../../../energy/facts/interval-retention'
import { heldLabels } from '../../components/held-labels'
import { type DataGroup, dataGroups } from '../../facts/data-groups'
import { documentDays, signUpDays } from '../../facts/retention-days'
import { labels } from './labels'

const copy = { ...heldLabels, ...labels }

const groups = Object.keys(dataGroups) as DataGroup[]

/** The privacy notice of a brand that has none at its own site: what this portal does with what it knows. */
export function PrivacyNotice({ title }: ScreenProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { brand } = usePage()
  return (
    <div className={card.page}>
      <Head title={title} />
      <PageTitle lead={t('lead', { brand: brandOf(brand).names.displayName })}>{title}</PageTitle>
      <Card title={t('heldTitle')}>
        <DescriptionList
          items={groups.map((group) => ({
            term: t(group),
            description: t(`${group}Why`, { days: documentDays, months: intervalMonths }),
          }))}
        />
      </Card>
      <Card title={t('othersTitle')}>
        <div className={card.stack}>
          <p>{t('othersUtility')}</p>
          <p>{t('othersProviders')}</p>
          <p>{t('othersCards')}</p>
        </div>
      </Card>
      <Card title={t('howLongTitle')}>
        <div className={card.stack}>
          <p>{t('howLongSignUp', { days: signUpDays })}</p>
          <p>{t('deleteText')}</p>
        </div>
      </Card>
      <Card title={t('browserTitle')}>
        <div className={card.stack}>
          <p>{t('browserCookies')}</p>
          <p>{t('browserStore')}</p>
        </div>
      </Card>
      <Card title={t('rightsTitle')}>
        <div className={card.stack}>
          <p>{t('rightsText')}</p>
          <div>
            <ButtonLink variant="secondary" href={address('/privacy')}>
              {t('yourData')}
            </ButtonLink>
          </div>
        </div>
      </Card>
      <p>
        <a className={card.link} href={address('/help')}>
          {t('helpPage')}
        </a>
      </p>
    </div>
  )
}
