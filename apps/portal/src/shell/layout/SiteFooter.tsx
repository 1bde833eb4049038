import { brandOf } from '@porchlight/brands'
import { BrandMark } from '@porchlight/design-system'
import { brandInfoIn } from '@porchlight/domains/customer-service/components/brand-info'
import { PhoneLink } from '@porchlight/domains/customer-service/components/PhoneLink'
import { useLegalLinks } from '@porchlight/domains/customer-service/components/use-legal-links'
import { useBrandCustomerServiceInfo } from '@porchlight/domains/customer-service/methods/get-brand-customer-service-info/hook'
import { useUtilityInfo } from '@porchlight/domains/utilities/methods/get-utility-info/hook'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useSearch } from 'wouter'
import styles from './SiteFooter.module.css'

const noLabels = {}

interface SiteFooterProps {
  /** The order that the page's path names, whatever the page shows of it. */
  readonly orderOfPath?: string | undefined
}

/**
 * The footer bar (`docs/specification/portal.md` section 2): on phones one line, which opens, and all of it on a
 * desktop. Unavailable parts are silently left out; the utility is shown when the address names an order.
 */
export function SiteFooter({ orderOfPath = '' }: SiteFooterProps) {
  const { brand, language, viewer } = usePage()
  const t = useLabels(noLabels)
  const address = useAddress()
  const named = /^\w{15,18}$/.test(orderOfPath) ? orderOfPath : null
  const orderId = new URLSearchParams(useSearch()).get('orderId') ?? named
  const info = brandInfoIn(language, useBrandCustomerServiceInfo({ brandName: brand }).data)
  const legal = useLegalLinks(info)
  const { logo, names } = brandOf(brand)
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <ul className={styles.line}>
          {info.phone === null ? null : (
            <li>
              <PhoneLink phone={info.phone} />
            </li>
          )}
          <li>
            <a href={legal.privacy}>{t('footerPrivacy')}</a>
          </li>
          <li>
            <a href={legal.terms}>{t('footerTerms')}</a>
          </li>
        </ul>
        <details className={styles.rest} open={orderId !== null}>
          <summary className={styles.summary}>{t('footerMore')}</summary>
          <div className={styles.blocks}>
            <div className={styles.brand}>
              <BrandMark logo={logo} name={names.displayName} ground="footer" />
              <p>{names.tagline[language]}</p>
            </div>
            <div className={styles.block}>
              <h2 className={styles.heading}>{t('help')}</h2>
              <ul className={styles.links}>
                <li>
                  <a href={address('/outages')}>{t('powerOut')}</a>
                </li>
                <li>
                  <a href={address('/gas-leak')}>{t('smellOfGas')}</a>
                </li>
                <li>
                  <a href={address('/help')}>{t('allHelp')}</a>
                </li>
                {viewer === null ? (
                  <li>
                    <a href={address('/messages/guest')}>{t('askAdvisor')}</a>
                  </li>
                ) : null}
              </ul>
            </div>
            {info.hours === null ? null : (
              <div className={styles.block}>
                <h2 className={styles.heading}>{t('customerService')}</h2>
                <p className={styles.lines}>{info.hours}</p>
              </div>
            )}
            {orderId === null ? null : <UtilityBlock orderId={orderId} />}
            {info.disclaimer === null ? null : <p className={styles.small}>{info.disclaimer}</p>}
          </div>
        </details>
      </div>
    </footer>
  )
}

function UtilityBlock({ orderId }: { readonly orderId: string }) {
  const t = useLabels(noLabels)
  const utility = useUtilityInfo({ orderId }).data
  if (typeof utility?.Name !== 'string') return null
  return (
    <div className={styles.block}>
      <h2 className={styles.heading}>{t('yourUtility')}</h2>
      <p>{utility.Name}</p>
      {typeof utility.Utility_Phone__c !== 'string' ? null : (
        <p>
          {t('utilityPhone')}: <PhoneLink phone={utility.Utility_Phone__c} />
        </p>
      )}
    </div>
  )
}
